import { keyframes } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { componentStyle } from '../../tokens/style.ts'
import { vars } from '../../tokens/theme.css.ts'
import { CARDS_PER_PAGE } from './carousel.constants.ts'

const gap = vars.space.md

export const carousel = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
})

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: `${vars.space.md} ${vars.space.xl}`,
})

export const heading = componentStyle({ flex: '1 1 20rem', minInlineSize: 0 })

/** Reserves its space while there is only one page, and before hydration. */
export const controls = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.sm,
  marginInlineStart: 'auto',
  selectors: { '&[data-idle]': { visibility: 'hidden' } },
  '@media': { [media.print]: { display: 'none' } },
})

export const indicator = componentStyle({
  minInlineSize: '2.25em',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})

/** At the largest text sizes the two buttons leave space for the numbers between them. */
const side = 'min(2.875rem, 16vw)'

export const turn = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: side,
  blockSize: side,
  border: `1px solid ${vars.colour.ruleStrong}`,
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.colour.accent, color: vars.colour.accent },
    '&:active': { backgroundColor: vars.colour.accentTint },
    '&:focus-visible': { borderRadius: vars.radius.pill },
  },
  '@media': {
    [media.motion]: {
      transition: `color ${vars.duration.quick}, background-color ${vars.duration.quick}, border-color ${vars.duration.quick}`,
    },
  },
})

export const arrow = componentStyle({
  inlineSize: `calc(0.435 * ${side})`,
  blockSize: `calc(0.435 * ${side})`,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})

/** Empty space at the end of the row, as wide as the cards missing on its last page. */
const lastPage = (cardsPerPage: number) =>
  Object.fromEntries(
    Array.from({ length: cardsPerPage - 1 }, (_, index) => [
      `&:has(> :last-child:nth-child(${cardsPerPage}n + ${index + 1}))::after`,
      { content: '""', gridColumn: `span ${cardsPerPage - 1 - index}` },
    ]),
  )

const columns = (cardsPerPage: number) => `calc((100% - ${cardsPerPage - 1} * ${gap}) / ${cardsPerPage})`

const onlyTablet = `${media.fromTablet} and (not ${media.fromDesktop})`

/** A native scroll container with a snap position per page. */
export const row = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: columns(CARDS_PER_PAGE.below),
  gap,
  overflowX: 'auto',
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'inline mandatory',
  scrollbarWidth: 'none',
  selectors: {
    // An expanded card does not stretch the others.
    '&:has(details[open])': { alignItems: 'start' },
    '&:focus-visible': { borderRadius: vars.radius.lg },
  },
  '@media': {
    [onlyTablet]: {
      gridAutoColumns: columns(CARDS_PER_PAGE.fromTablet),
      selectors: lastPage(CARDS_PER_PAGE.fromTablet),
    },
    [media.fromDesktop]: {
      gridAutoColumns: columns(CARDS_PER_PAGE.fromDesktop),
      selectors: lastPage(CARDS_PER_PAGE.fromDesktop),
    },
    [media.motion]: { scrollBehavior: 'smooth' },
    // Without scripts only the scrollbar shows that there is more.
    [media.noScript]: { scrollbarWidth: 'thin', paddingBlockEnd: vars.space.xs },
    [media.print]: {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      overflow: 'visible',
    },
  },
})

const enter = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.md}` } })

const pageStart = (cardsPerPage: number) => ({
  [`&:nth-child(${cardsPerPage}n + 1)`]: { scrollSnapAlign: 'start', scrollSnapStop: 'always' } as const,
})

/** The cards of a page animate one after another, 70 ms apart. */
const stagger = (cardsPerPage: number) =>
  Object.fromEntries(
    Array.from({ length: cardsPerPage }, (_, index) => [
      `[data-entrance=playing] > &:nth-child(${cardsPerPage}n + ${index + 1})`,
      { animationDelay: `${index * 70}ms` },
    ]),
  )

export const slide = componentStyle({
  minInlineSize: 0,
  '@media': {
    [media.belowTablet]: { selectors: pageStart(CARDS_PER_PAGE.below) },
    [onlyTablet]: { selectors: pageStart(CARDS_PER_PAGE.fromTablet) },
    [media.fromDesktop]: { selectors: pageStart(CARDS_PER_PAGE.fromDesktop) },
    [media.motion]: {
      selectors: {
        '[data-entrance=playing] > &': {
          animation: `${enter} ${vars.duration.settle} ${vars.easing.out} backwards`,
        },
      },
    },
    [`${media.motion} and ${onlyTablet}`]: { selectors: stagger(CARDS_PER_PAGE.fromTablet) },
    [`${media.motion} and ${media.fromDesktop}`]: { selectors: stagger(CARDS_PER_PAGE.fromDesktop) },
    [media.print]: { breakInside: 'avoid' },
  },
})
