// jest-axe ships no types; the one function we use.
declare module 'jest-axe' {
  export function axe(
    element: Element,
    options?: { resultTypes: string[] },
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}
