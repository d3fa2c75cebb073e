//! The rulebook: every section is tested, in order, in both languages.

workbench::rulebook!(der_des_ders::DerDesDers);
