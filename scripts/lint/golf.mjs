/** Reports `roles.includes('ADMIN')` and its like: what roles mean is said once, in contract/rights.ts. */
const rolesByRights = {
  create(context) {
    return {
      CallExpression({ callee, arguments: given }) {
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'includes') return;
        const { object } = callee;
        const name = object.type === 'MemberExpression' ? object.property.name : object.name;
        const literal = given.find(({ type }) => type === 'Literal');
        if (name !== 'roles' || literal === undefined) return;
        context.report({ node: literal, message: 'What roles mean is said once: use @contract/rights.' });
      },
    };
  },
};

const isBlank = (node) =>
  node.type === 'JSXExpressionContainer'
    ? node.expression.type === 'JSXEmptyExpression' || isBlank(node.expression)
    : (node.type === 'JSXText' || node.type === 'Literal') && String(node.value).trim() === '';

const isTextCall = ({ callee }) =>
  callee.type === 'Identifier'
    ? /^t$|^show[A-Z]|(Text|Name|textOf|playersOf)$/.test(callee.name)
    : callee.property?.name === 'join';

/** Whether a child is certainly a text; of variables and properties the name does not tell. */
function isText(node) {
  if (isBlank(node)) return false;
  switch (node.type) {
    case 'JSXText':
    case 'TemplateLiteral':
      return true;
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number';
    case 'JSXExpressionContainer':
      return isText(node.expression);
    case 'CallExpression':
      return isTextCall(node);
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left));
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    default:
      return false;
  }
}

/** The library draws icons, a spinner and the wave of a press next to their text; `LoadingButton` has an element for it. */
const hasHiddenSiblings = (name) => /(?<!Loading)Button$|^ButtonBase$|^MenuItem$/.test(name);

const isFixed = ({ expression }) =>
  expression?.type === 'CallExpression' &&
  expression.callee.name === 't' &&
  expression.arguments.length === 1 &&
  expression.arguments[0].type === 'Literal';

const hasExchangedIcon = ({ attributes }) =>
  attributes.some(
    ({ name, value }) =>
      /^(start|end)Icon$/.test(name?.name) && /^(Conditional|Logical)Expression$/.test(value?.expression?.type),
  );

/**
 * Reports texts that a browser's translation would break: it replaces text nodes, so React can neither change one nor insert
 * something before it. Only a text that is all that its element contains is written through the element.
 */
const textOfItsOwn = {
  create(context) {
    const report = (node) =>
      context.report({
        node,
        message: 'Translated pages replace this text node: give the text an element of its own.',
      });
    return {
      JSXElement({ openingElement, children }) {
        if (openingElement.attributes.some(({ name }) => name?.name === 'translate')) return;
        const contents = children.filter((child) => !isBlank(child));
        const texts = contents.filter(isText);
        const { name = '' } = openingElement.name;
        const isChanging =
          texts.some((text) => text.type !== 'JSXText' && !isFixed(text)) || hasExchangedIcon(openingElement);
        if (contents.length > 1 || (hasHiddenSiblings(name) && isChanging)) texts.forEach(report);
      },
      JSXFragment({ children }) {
        children.filter(isText).forEach(report);
      },
      ReturnStatement(node) {
        if (!node.argument || !isText(node.argument)) return;
        let { parent } = node;
        while (parent && !/Function/.test(parent.type)) parent = parent.parent;
        if (parent?.type === 'FunctionDeclaration' && /^[A-Z]/.test(parent.id?.name)) report(node);
      },
    };
  },
};

export default {
  meta: { name: 'golf' },
  rules: { 'roles-by-rights': rolesByRights, 'text-of-its-own': textOfItsOwn },
};
