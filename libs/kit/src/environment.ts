// Reads the environment once, at start. Each service's config.ts names its variables and is their only reader.
interface EnvironmentVariable<T> {
  /** Turns the text into a value; throws an Error that says what is expected (never what was given). */
  parse: (text: string) => T;
  /** Used when the variable is missing or empty. `undefined` makes it optional; no `default` key makes it required. */
  default?: T | undefined;
  /** true: in production the default does not count, so a secret is always set on purpose. */
  isSecret?: boolean;
}

type Specification = Record<string, EnvironmentVariable<unknown>>;

export type Environment<S extends Specification> = {
  readonly [Name in keyof S]:
    | ReturnType<S[Name]['parse']>
    | (S[Name] extends { default: undefined } ? undefined : never);
};

export class EnvironmentError extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

/** @throws EnvironmentError naming every bad variable at once, and never a value. */
export function readEnvironment<S extends Specification>(
  specification: S,
  source: NodeJS.ProcessEnv = process.env,
): Environment<S> {
  const problems: string[] = [];
  const values = new Map<string, unknown>();
  for (const [name, variable] of Object.entries(specification)) {
    const text = source[name]?.trim();
    if (text) {
      try {
        values.set(name, variable.parse(text));
      } catch (error) {
        problems.push(`${name}: ${error instanceof Error ? error.message : 'is not valid'}`);
      }
    } else if (!('default' in variable) || (variable.isSecret && source['NODE_ENV'] === 'production')) {
      problems.push(`${name}: is not set`);
    } else {
      values.set(name, variable.default);
    }
  }
  if (problems.length > 0) throw new EnvironmentError(problems);
  return Object.fromEntries(values) as Environment<S>;
}
