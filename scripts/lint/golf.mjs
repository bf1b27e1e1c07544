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

export default { meta: { name: 'golf' }, rules: { 'roles-by-rights': rolesByRights } };
