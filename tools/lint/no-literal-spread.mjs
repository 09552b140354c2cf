// @ts-check
// `...{ a, b }` in an object and `...['a', 'b']` in a list say the same without the spread: it is there only to keep the
// formatter from giving each member its own line. `npm run lint -- --fix` takes it away.

/** @param {any} node @returns {any} without `as const` and the like */
const inner = (node) => (/^TS(As|Satisfies)Expression$/.test(node.type) ? inner(node.expression) : node);

/** @type {import('eslint').Rule.RuleModule} */
export const noLiteralSpread = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { spread: 'Write the members themselves: a spread of a literal only pleases the formatter.' },
  },
  create: (context) => ({
    SpreadElement(node) {
      const literal = inner(node.argument);
      const isSame =
        literal.type === 'ArrayExpression'
          ? node.parent.type !== 'ObjectExpression'
          : literal.type === 'ObjectExpression' && node.parent.type === 'ObjectExpression';
      if (!isSame) return;
      const { text } = context.sourceCode;
      const members = text
        .slice(literal.range[0] + 1, literal.range[1] - 1)
        .trim()
        .replace(/,$/, '');
      // A list with holes or nothing in it is for a person to mend.
      const canFix = members !== '' && !(literal.elements ?? []).includes(null);
      context.report({ node, messageId: 'spread', fix: canFix ? (fixer) => fixer.replaceText(node, members) : null });
    },
  }),
};
