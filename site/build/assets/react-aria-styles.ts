/**
 * The style elements that react-aria adds to the page, exactly as it writes them: the policy allows each by its hash. A
 * changed text would be blocked, so the test beside this compares them with the installed version.
 */
export const reactAriaStyles = [
  // By every pressable element: a double tap does not zoom, and does not wait for a second one.
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  // By an open popover in Safari on iOS: the page behind it does not scroll.
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
]
