// The few shapes of the bundled library that the client uses.
export const Fragment: any;
export function h(type: any, props?: any, ...children: any[]): any;
export function html(strings: TemplateStringsArray, ...values: any[]): any;
export function render(what: any, into: Element): void;
export function useState<T>(initial: T | (() => T)): [T, (next: T | ((now: T) => T)) => void];
export function useEffect(effect: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: readonly unknown[]): void;
export function useMemo<T>(make: () => T, inputs?: readonly unknown[]): T;
export function useCallback<T extends (...args: any[]) => any>(callback: T, inputs?: readonly unknown[]): T;
export function useRef<T>(initial: T): { current: T };
