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
})
