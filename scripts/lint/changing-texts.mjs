const MESSAGE =
  'Give this text an element of its own, or join it with its neighbours in one template literal: browsers that translate a page replace its text nodes, and React can then change a text only where it is the only child of its element.';

/** Props and variables that hold elements, not text. */
const SLOTS = new Set([
  'action',
  'bar',
  'children',
  'corner',
  'first',
  'gone',
  'more',
  'notes',
  'refused',
  'shown',
]);

/** The rule for pages that the browser translates: docs/decisions/0023-translated-pages.md. */
const changingTexts = {
  create(context) {
    const check = ({ type, children }) => {
      const rendered = children.filter(isRendered);
      if (type === 'JSXFragment')
        for (const child of rendered.filter(isTextNode))
          context.report({ node: child, message: MESSAGE });
      if (rendered.length < 2) return;
      for (const [index, child] of rendered.entries()) {
        if (child.type !== 'JSXExpressionContainer') continue;
        const { expression } = child;
        const isText = mayBeText(expression);
        if (isText || (comesAndGoes(expression) && isTextNode(rendered[index + 1])))
          context.report({ node: child, message: MESSAGE });
      }
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

export default {
  meta: { name: 'translated-pages' },
  rules: { 'changing-texts': changingTexts },
};

/** False for comments and for blanks that only indent the source. */
function isRendered(child) {
  if (child.type === 'JSXText') return !/^\s*\n\s*$/.test(child.value);
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

/** Text that never changes. React inserts an element before it by the text node, which a translator has replaced. */
function isTextNode(child) {
  if (child?.type === 'JSXText') return true;
  return child?.type === 'JSXExpressionContainer' && child.expression.type === 'Literal';
}

function comesAndGoes({ type }) {
  return type === 'LogicalExpression' || type === 'ConditionalExpression';
}

/** Whether a changing expression may be text: all but elements, lists of them, and slots that get only elements. */
function mayBeText(expression) {
  switch (expression.type) {
    case 'Literal':
    case 'JSXElement':
    case 'JSXFragment':
      return false;
    case 'LogicalExpression':
      return isChosenText(expression.right);
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].some((it) => isChosenText(it));
    case 'CallExpression':
      return !SLOTS.has(expression.callee.name) && !isFunction(expression.arguments.at(-1));
    default:
      return !SLOTS.has(expression.name);
  }
}

function isChosenText(expression) {
  return typeof expression.value === 'string' || mayBeText(expression);
}

function isFunction(argument) {
  return argument?.type === 'ArrowFunctionExpression';
}
