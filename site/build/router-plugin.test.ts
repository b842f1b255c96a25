import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { slimRouter } from './router-plugin.ts'

describe('slimRouter', () => {
  it('turns warnings for developers off', () => {
    expect(slimRouter('var ENABLE_DEV_WARNINGS = true;')).toBe('var ENABLE_DEV_WARNINGS = false;')
  })

  it('lets an unused component go, and changes none that is used', () => {
    const code = `var Link = React10.forwardRef(
  function LinkWithRef(props, ref) {
    useName.displayName = "kept: it is in a function";
  }
);
Link.displayName = "Link";
var Context = React.createContext(null);
export { Link };`
    expect(slimRouter(code)).toBe(`var Link = /* @__PURE__ */ React10.forwardRef(
  function LinkWithRef(props, ref) {
    useName.displayName = "kept: it is in a function";
  }
);

var Context = /* @__PURE__ */ React.createContext(null);
export { Link };`)
  })

  it('lets an unused class go, with what is written to it, and changes none that is used', () => {
    const code = `var Base = 1;
var Boundary = class extends React2.Component {
  render() {
    return this.context;
  }
};
Boundary.contextType = Context;
var Other = class extends React3.Component {
};
var Failure = class extends Error {
};`
    const slim = slimRouter(code)
    expect(slim).toMatch(/^var Boundary = \/\* @__PURE__ \*\//m)
    expect(slim).toMatch(/^var Other = \/\* @__PURE__ \*\//m)
    expect(slim).toContain('var Failure = class extends Error {\n};')

    const given = 'const Context = {}, React2 = { Component: class {} }, React3 = React2\n'
    const [boundary, context, other] = runInNewContext(
      `${given}${slim}; [Boundary, Context, new Other() instanceof React3.Component]`,
    ) as [{ contextType: unknown; name: string }, unknown, boolean]
    expect(boundary.contextType).toBe(context)
    expect(boundary.name).toBe('Boundary')
    expect(other).toBe(true)
  })
})
