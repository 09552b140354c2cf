// JSON with the line of each value, so that a fault can be told as file and line. YAML is a superset of JSON, and its parser
// keeps the places.
import { isMap, isNode, isScalar, LineCounter, parseDocument, type Node } from 'yaml';
import type { Path } from './shape';

export interface JsonText {
  value: unknown;
  /** The line of the value, or of the field's name; of the nearest thing around it when there is no such place. */
  lineOf: (path: Path) => number;
}

export class BrokenJson extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

/** Where a person has to look: JSON.parse tells the place where it stopped, on some versions of Node only. */
function brokenOffset(source: string, message: string, known: number | undefined): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return known ?? /,(?=\s*[\]}])/.exec(source)?.index ?? source.length;
  const offset = Number(position);
  const before = source.slice(0, offset).trimEnd();
  // A comma too many or one that is missing stands before the place, most often on the line above.
  const isAboutComma = message.includes("Expected ','") || (before.endsWith(',') && /[\]}]/.test(source[offset] ?? ''));
  return isAboutComma ? before.length - 1 : offset;
}

function childAt(node: Node, key: string | number): { node: unknown; start?: number } {
  if (!isMap(node))
    return { node: 'get' in node ? (node as { get: (at: unknown, keep: true) => unknown }).get(key, true) : null };
  const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
  return { node: pair?.value, start: isScalar(pair?.key) ? pair.key.range?.[0] : undefined };
}

/** @throws BrokenJson for what is not JSON, and for a field that is there twice */
export function readJson(source: string): JsonText {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(Math.max(0, Math.min(offset, source.length - 1))).line;
  const [fault] = document.errors;
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new BrokenJson(lineAt(brokenOffset(source, message, fault?.pos[0])), `this is not JSON: ${message}`);
  }
  if (fault) throw new BrokenJson(lineAt(fault.pos[0]), 'this field is there twice');
  return {
    value,
    lineOf: (path) => {
      let node: unknown = document.contents;
      let offset = document.contents?.range?.[0] ?? 0;
      for (const key of path) {
        if (!isNode(node)) break;
        const child = childAt(node, key);
        node = child.node;
        offset = child.start ?? (isNode(node) ? node.range?.[0] : undefined) ?? offset;
      }
      return lineAt(offset);
    },
  };
}
