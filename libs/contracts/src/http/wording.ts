// A sentence on the wire: which one it is and what goes into it. Its words stand in the locales of the web application.

export interface Wording<Code extends string = string> {
  code: Code;
  params?: Readonly<Record<string, string | number>>;
}
