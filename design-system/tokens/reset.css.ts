import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { layers } from './layers.css.ts'
import { media } from './media.ts'
import { inLayer } from './style.ts'
import { vars } from './theme.css.ts'
import headingFile from './fonts/anek-latin-heading.woff2'
import textFile from './fonts/anek-latin-text.woff2'

void layers

// `optional` and not preloaded: fonts never delay the first paint. A late one is cached for the next page, without a
// layout shift.
globalFontFace('Anek Latin', {
  src: `url(${textFile}) format("woff2")`,
  fontWeight: '400 720',
  fontDisplay: 'optional',
})
globalFontFace('Anek Latin Heading', {
  src: `url(${headingFile}) format("woff2")`,
  fontWeight: '720',
  fontDisplay: 'optional',
})
// Arial with Anek's widths and heights, so that the font causes no layout shift.
globalFontFace('Anek Latin Fallback', {
  src: 'local("Arial"), local("Liberation Sans")',
  fontWeight: '400 599',
  sizeAdjust: '95.36%',
  ascentOverride: '94.38%',
  descentOverride: '20.97%',
  lineGapOverride: '0%',
})
// Without its own face, bold text would look regular: `font-synthesis` is off.
globalFontFace('Anek Latin Fallback', {
  src: 'local("Arial Bold"), local("Liberation Sans Bold")',
  fontWeight: '600 720',
  sizeAdjust: '93.55%',
  ascentOverride: '96.21%',
  descentOverride: '21.38%',
  lineGapOverride: '0%',
})
globalFontFace('Anek Latin Heading Fallback', {
  src: 'local("Arial Bold"), local("Liberation Sans Bold")',
  sizeAdjust: '79%',
  ascentOverride: '113.93%',
  descentOverride: '25.32%',
  lineGapOverride: '0%',
})

const reset = (selector: string, rule: Parameters<typeof inLayer>[1]) =>
  globalStyle(selector, inLayer('reset', rule))

reset('*, *::before, *::after', { boxSizing: 'border-box' })
reset('*', { margin: 0, padding: 0 })
reset('html', {
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: vars.leading.text,
  color: vars.colour.ink,
  backgroundColor: vars.colour.paper,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  fontSynthesis: 'none',
  fontFeatureSettings: '"kern"',
  // No paragraph ends on one short word. Inherited, so that a part may be balanced instead.
  textWrap: 'pretty',
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
})
reset('body', {
  minHeight: '100svh',
  fontSize: vars.size.body,
  overflowWrap: 'break-word',
})
reset('img, svg, video, canvas', { display: 'block', maxWidth: '100%' })
reset('img, video', { height: 'auto' })
reset('input, button, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
// Chromium draws a blue cross. This one is drawn by a mask, which leaves the whole box to be pressed.
const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent calc(50% - 1px), #000 calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px))`
reset('[type=search]::-webkit-search-cancel-button', {
  appearance: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  backgroundColor: 'currentColor',
  forcedColorAdjust: 'none',
  mask: `${stroke('45deg')} center / 0.75rem 0.75rem no-repeat, ${stroke('-45deg')} center / 0.75rem 0.75rem no-repeat`,
  cursor: 'pointer',
})
// Browsers give a file input's button a system font.
reset('::file-selector-button', { font: 'inherit' })
// Lines that are being typed are not set again as a whole.
reset('textarea', { textWrap: 'wrap' })
reset('button', { background: 'none', border: 0, textAlign: 'start' })
reset('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
reset('ul, ol', { listStyle: 'none' })
// Italic by default, which a fallback font would show: the font family has no italics.
reset('address', { fontStyle: 'normal' })
reset('a', { color: 'inherit', textDecoration: 'inherit' })
reset('fieldset', { border: 0, minInlineSize: 0 })
reset('table', { borderCollapse: 'collapse' })
reset('dialog', { color: 'inherit' })
reset(':focus-visible', {
  outline: `3px solid ${vars.colour.focus}`,
  outlineOffset: '2px',
  borderRadius: vars.radius.sm,
})
reset(':focus:not(:focus-visible)', { outline: 'none' })
// A heading takes the focus only by script, so that reading goes on from there; nothing can be done with it.
reset(':is(h1, h2, h3, h4):focus-visible', { outline: 'none' })
reset('[hidden]', { display: 'none !important' })
