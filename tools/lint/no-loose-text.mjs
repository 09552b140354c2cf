// @ts-check
// A translator built into the browser wraps or replaces the text nodes of a page. React still takes a text out, or puts an element in
// front of it, by the node it made, and then fails ("NotFoundError: removeChild"). Text in an element of its own is safe: a text that
// comes and goes next to other parts, and a text in front of which a part comes and goes. Needs types.
import ts from 'typescript';

const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void;
const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;

/** What a child can be. A part that may be anything (ReactNode) is left to the one who fills it. @typedef {{ text: boolean, element: boolean, none: boolean }} Kind */

/** @param {ts.Type} type @returns {Kind} */
function kindOf(type) {
  const members = type.isUnion() ? type.types : [type];
  const isOpen = members.length > 4 && members.some(({ flags }) => flags & ts.TypeFlags.Object);
  return {
    text: !isOpen && members.some(({ flags }) => Boolean(flags & TEXT)),
    none: members.some(({ flags }) => Boolean(flags & NOTHING)),
    element: members.some(({ flags }) => !(flags & (TEXT | NOTHING))),
  };
}

/** @type {import('eslint').Rule.RuleModule} */
export const noLooseText = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { loose: 'Give this text an element of its own: a translator of the browser may have moved its node.' },
  },
  create(context) {
    const { esTreeNodeToTSNodeMap: nodes, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    /** @param {any} node an expression @returns {Kind} */
    const kindIn = (node) => {
      if (node.type.startsWith('JSX')) return kind('element');
      if (node.type === 'ConditionalExpression') return either(kindIn(node.consequent), kindIn(node.alternate));
      if (node.type === 'LogicalExpression')
        return node.operator === '&&'
          ? { ...kindIn(node.right), none: true }
          : either({ ...kindIn(node.left), none: false }, kindIn(node.right));
      return kindOf(checker.getTypeAtLocation(nodes.get(node)));
    };
    /** @param {any} child @returns {Kind | null} */
    const look = (child) => {
      if (child.type === 'JSXText') return /^\s*\n\s*$/.test(child.value) ? null : kind('text');
      if (child.type !== 'JSXExpressionContainer') return kind('element');
      return child.expression.type === 'JSXEmptyExpression' ? null : kindIn(child.expression);
    };
    const check = (/** @type {any} */ node) => {
      const children = node.children.map((/** @type {any} */ child) => ({ child, is: look(child) }));
      const parts = children.filter((/** @type {any} */ { is }) => is !== null);
      if (parts.length < 2) return;
      let comesAndGoes = false;
      for (const { child, is } of parts) {
        const varies = is.none || (is.text && is.element);
        if (is.text && (varies || comesAndGoes)) context.report({ node: child, messageId: 'loose' });
        // An element that is always there is what the parts before it are put in front of.
        comesAndGoes = varies || (comesAndGoes && is.text);
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** @param {'text' | 'element'} what @returns {Kind} */
const kind = (what) => ({ text: what === 'text', element: what === 'element', none: false });

/** @param {Kind} one @param {Kind} other @returns {Kind} */
const either = (one, other) => ({
  text: one.text || other.text,
  element: one.element || other.element,
  none: one.none || other.none,
});
