// @ts-check
// `table[word]` and `word in table` find words that were never put into the table: every object answers for `constructor` and
// `toString`, and takes `__proto__` as an order. A word from outside is looked up in a Map. Needs types.
import ts from 'typescript';

/** Objects that Node fills; they are meant to be read by name. */
const BY_NAME = new Set(['ProcessEnv', 'IncomingHttpHeaders', 'OutgoingHttpHeaders']);

/** true for a word that can be anything; a name the compiler knows is no danger. @param {ts.Type} type @returns {boolean} */
function isAnyWord(type) {
  if (type.isUnion()) return type.types.some(isAnyWord);
  return Boolean(type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral));
}

/** true for an object that is used as a table of words. @param {ts.Type} type @returns {boolean} */
function isTable(type) {
  if (type.isUnion()) return type.types.some(isTable);
  if (type.isIntersection()) return type.types.every(isTable);
  if (BY_NAME.has(type.aliasSymbol?.name ?? '') || BY_NAME.has(type.symbol?.name ?? '')) return false;
  return type.getStringIndexType() !== undefined;
}

/** @type {import('eslint').Rule.RuleModule} */
export const noWordIndex = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      word: 'Look a word up in a Map: an object also answers for `constructor`, `toString` and `__proto__`.',
    },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap: nodes, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const typeOf = (/** @type {any} */ node) => checker.getTypeAtLocation(nodes.get(node));
    /** `sheet-${name}` is no word of any object. @param {any} node */
    const hasMark = (node) =>
      node.type === 'TemplateLiteral' &&
      /[^\w$]/.test(node.quasis.map((/** @type {any} */ { value }) => value.raw).join(''));
    const look = (/** @type {any} */ node, /** @type {any} */ word, /** @type {any} */ table) => {
      if (!hasMark(word) && isAnyWord(typeOf(word)) && isTable(typeOf(table)))
        context.report({ node, messageId: 'word' });
    };
    return {
      MemberExpression(/** @type {any} */ node) {
        if (node.computed) look(node, node.property, node.object);
      },
      BinaryExpression(/** @type {any} */ node) {
        if (node.operator === 'in') look(node, node.left, node.right);
      },
    };
  },
};
