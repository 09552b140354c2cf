// @ts-check
// Makes libs/contracts/src/http/response-schemas.json of the response types beside it: `npm run schemas`. GET /api/docs shows
// it; response-schemas.test.ts is red when a type has changed since. Every exported interface becomes a schema of its own.
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import ts from 'typescript';

/** @typedef {{ [key: string]: unknown }} JsonSchema */

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'libs/contracts/src/http');
const SCHEMA_FILE = path.join(FOLDER, 'response-schemas.json');
/** Types of libs/contracts/src/http/times.ts, which the compiler takes for plain strings. */
const FORMATS = Object.entries({ Instant: 'date-time', CalendarDay: 'date' });

/** @param {ts.Type} type @param {ts.TypeFlags} flags */
const is = (type, flags) => (type.flags & flags) !== 0;

/** @param {JsonSchema[]} schemas @returns {JsonSchema} */
const anyOf = (schemas) => (schemas.length === 1 && schemas[0] ? schemas[0] : { anyOf: schemas });

class SchemaWriter {
  /** @type {Map<string, JsonSchema>} */
  schemas = new Map();

  /** @param {ts.TypeChecker} checker @param {ReadonlySet<ts.Symbol>} named interfaces with a schema of their own */
  constructor(checker, named) {
    this.checker = checker;
    this.named = named;
  }

  /** @param {ts.Type} type @param {string} [format] of the strings in it @returns {JsonSchema} */
  schemaOf(type, format) {
    if (type.isUnion()) return this.unionOf(type.types, format);
    if (is(type, ts.TypeFlags.String)) return format ? { type: 'string', format } : { type: 'string' };
    if (is(type, ts.TypeFlags.Number)) return { type: 'number' };
    if (is(type, ts.TypeFlags.Null)) return { type: 'null' };
    if (type.isLiteral() || is(type, ts.TypeFlags.BooleanLiteral)) return { enum: [this.valueOf(type)] };
    if (!is(type, ts.TypeFlags.Object)) throw new Error(`no JSON is of type ${this.checker.typeToString(type)}`);
    return this.named.has(type.symbol) && !this.argumentsOf(type).length
      ? this.reference(type)
      : this.objectOf(type, format);
  }

  /** @param {ts.Type} type */
  argumentsOf(type) {
    return this.checker.getTypeArguments(/** @type {ts.TypeReference} */ (type));
  }

  /** @param {ts.Type} type */
  valueOf(type) {
    return type.isLiteral() ? type.value : this.checker.typeToString(type) === 'true';
  }

  /** Literals are one list, in alphabetical order: the compiler's own order changes with what it has read before.
   * @param {ts.Type[]} types @param {string} [format] @returns {JsonSchema} */
  unionOf(types, format) {
    const definedTypes = types.filter((type) => !is(type, ts.TypeFlags.Undefined));
    const booleans = definedTypes.filter((type) => is(type, ts.TypeFlags.BooleanLiteral));
    const literals = definedTypes.filter(
      (type) => type.isLiteral() || (booleans.length === 1 && booleans.includes(type)),
    );
    const rest = definedTypes.filter((type) => !literals.includes(type) && !booleans.includes(type));
    const nulls = rest.filter((type) => is(type, ts.TypeFlags.Null));
    return anyOf([
      ...(literals.length > 0 ? [{ enum: literals.map((type) => this.valueOf(type)).sort() }] : []),
      ...(booleans.length > 1 ? [{ type: 'boolean' }] : []),
      ...rest.filter((type) => !nulls.includes(type)).map((type) => this.schemaOf(type, format)),
      ...nulls.map((type) => this.schemaOf(type)),
    ]);
  }

  /** @param {ts.Type} type @returns {JsonSchema} */
  reference(type) {
    const { name } = type.symbol;
    if (!this.schemas.has(name)) {
      this.schemas.set(name, {});
      this.schemas.set(name, this.objectOf(type));
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** @param {ts.Type} type @param {string} [format] @returns {JsonSchema} */
  objectOf(type, format) {
    if (this.checker.isArrayType(type)) {
      const [items] = this.argumentsOf(type);
      if (!items) throw new Error('an array of nothing');
      return { type: 'array', items: this.schemaOf(items, format) };
    }
    const values = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (values) return { type: 'object', additionalProperties: this.schemaOf(values, format) };
    const properties = this.checker.getPropertiesOfType(type);
    const required = properties.filter((property) => !(property.flags & ts.SymbolFlags.Optional));
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map((property) => [property.name, this.propertyOf(property)])),
      ...(required.length > 0 && { required: required.map(({ name }) => name) }),
    };
  }

  /** @param {ts.Symbol} property @returns {JsonSchema} */
  propertyOf(property) {
    const declared = property.valueDeclaration;
    const words = declared && ts.isPropertySignature(declared) ? (declared.type?.getText() ?? '') : '';
    // Not where the words are those of an object inside: its own properties say their format.
    const found = words.includes('{') ? undefined : FORMATS.find(([name]) => new RegExp(`\\b${name}\\b`).test(words));
    return this.schemaOf(this.checker.getTypeOfSymbol(property), found?.[1]);
  }
}

/** JSON with short things on one line, as the formatter leaves them. @param {unknown} value @returns {string} */
function compact(value) {
  const line = JSON.stringify(value, null, 1).replace(/\n */g, ' ');
  if (typeof value !== 'object' || value === null || line.length <= 80) return line;
  if (Array.isArray(value)) return `[${value.map(compact).join(',\n')}]`;
  return `{\n${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${compact(inner)}`)
    .join(',\n')}}`;
}

/** The text of the file. */
async function responseSchemas() {
  const files = readdirSync(FOLDER).filter((name) => /^[\w-]+\.ts$/.test(name));
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile).config,
    ts.sys,
    ROOT,
    { types: [], incremental: false, noEmit: true },
  );
  delete options.tsBuildInfoFile;
  const program = ts.createProgram(
    files.map((name) => path.join(FOLDER, name)),
    options,
  );
  const checker = program.getTypeChecker();
  const interfaces = files.flatMap((name) => {
    const source = program.getSourceFile(path.join(FOLDER, name));
    const symbol = source && checker.getSymbolAtLocation(source);
    const all = symbol ? checker.getExportsOfModule(symbol) : [];
    return all.filter(
      ({ flags, declarations }) => flags & ts.SymbolFlags.Interface && declarations?.every(ts.isInterfaceDeclaration),
    );
  });
  const writer = new SchemaWriter(checker, new Set(interfaces));
  for (const symbol of interfaces) {
    if (/(?:Response|Reply)$/.test(symbol.name)) writer.reference(checker.getDeclaredTypeOfSymbol(symbol));
  }
  const sorted = [...writer.schemas].sort(([one], [other]) => (one < other ? -1 : 1));
  const { code } = await format(SCHEMA_FILE, compact(Object.fromEntries(sorted)), { printWidth: 120 });
  return code;
}

if (process.argv.includes('--print')) process.stdout.write(await responseSchemas());
else writeFileSync(SCHEMA_FILE, await responseSchemas());
