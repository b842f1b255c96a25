import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'

/** Wide enough for a word and an answer under each number. */
const wide = '(width >= 30rem)'
/** Wide enough for a word under each of four numbers, without the answers. */
const wideForFew = '(20rem <= width < 30rem)'
const side = '1.75rem'

/** Only for screen readers. */
const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

const visible = {
  position: 'static',
  inlineSize: 'auto',
  blockSize: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const

export const frame = componentStyle({ containerType: 'inline-size', minInlineSize: 0 })

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  columnGap: vars.space.xs,
})

/** At most four steps. */
const few = `${list}:not(:has(> :nth-child(5)))`

/** Each has a rule above; ink for the current and the completed steps. */
export const step = componentStyle({
  flex: '1 0 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  borderBlockStart: `3px solid ${vars.colour.rule}`,
  color: vars.colour.inkQuiet,
  lineHeight: vars.leading.snug,
  selectors: {
    '&[data-state="current"]': {
      flex: '1 1 auto',
      borderBlockStartColor: vars.colour.accent,
      color: vars.colour.ink,
    },
    '&[data-state="done"]': { borderBlockStartColor: vars.colour.ink },
  },
  '@container': {
    [wide]: { flex: '1 1 0', selectors: { '&[data-state="current"]': { flex: '1 1 0' } } },
    [wideForFew]: { selectors: { [`${few} > &`]: { flex: '1 1 0' } } },
  },
  '@media': {
    [media.forcedColors]: {
      borderBlockStartColor: 'GrayText',
      selectors: {
        '&[data-state="current"]': { borderBlockStartColor: 'Highlight' },
        '&[data-state="done"]': { borderBlockStartColor: 'CanvasText' },
      },
    },
  },
})

export const content = componentStyle({
  display: 'flex',
  gap: vars.space.xs,
  minBlockSize: '3rem',
  paddingBlock: vars.space.xs,
  '@container': {
    [wide]: { flexDirection: 'column', paddingInlineEnd: vars.space.xs },
    [wideForFew]: { selectors: { [`${few} &`]: { flexDirection: 'column' } } },
  },
})

export const press = componentStyle([
  content,
  {
    inlineSize: '100%',
    textAlign: 'start',
    color: 'inherit',
    cursor: 'pointer',
    selectors: { '&:hover': { color: vars.colour.accent } },
  },
])

export const number = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.pill,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${step}[data-state="current"] &`]: {
      borderColor: vars.colour.fill,
      backgroundColor: vars.colour.fill,
      color: vars.colour.onAccent,
    },
    [`${step}[data-state="done"] &`]: { borderColor: vars.colour.ink, color: vars.colour.ink },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${step}[data-state="current"] &`]: {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
})

export const tick = componentStyle({ inlineSize: '1rem', blockSize: '1rem' })

/** In a narrow container with many steps only the current one's label is visible; the others are for screen readers. */
export const words = componentStyle({
  minInlineSize: 0,
  alignSelf: 'center',
  overflowWrap: 'anywhere',
  selectors: { [`${step}:not([data-state="current"]) &`]: hidden },
  '@container': {
    [wide]: { selectors: { [`${step}:not([data-state="current"]) &`]: visible }, alignSelf: 'stretch' },
    [wideForFew]: {
      selectors: {
        [`${few} > ${step}:not([data-state="current"]) &`]: visible,
        [`${few} &`]: { alignSelf: 'stretch' },
      },
    },
  },
})

export const label = componentStyle({
  fontWeight: vars.weight.strong,
  selectors: { [`${step}[data-state="ahead"] &`]: { fontWeight: vars.weight.regular } },
})

export const answer = componentStyle({
  display: 'block',
  color: vars.colour.inkQuiet,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wideForFew]: { selectors: { [`${few} &`]: hidden } } },
})
