import breakpoints from './breakpoint.tokens.json'

const px = (name: keyof (typeof breakpoints)['breakpoint']) => {
  const token = breakpoints.breakpoint[name]
  if (typeof token === 'string') throw new TypeError(`${name} is not a breakpoint`)
  return token.$value.value
}

/** Breakpoints in px, from `breakpoint.tokens.json`. */
export const breakpoint = { tablet: px('tablet'), desktop: px('desktop') } as const

/** Media queries, for `@media` keys in styles and for `matchMedia`. */
export const media = {
  belowTablet: `(width < ${breakpoint.tablet}px)`,
  fromTablet: `(width >= ${breakpoint.tablet}px)`,
  fromDesktop: `(width >= ${breakpoint.desktop}px)`,
  hover: '(hover: hover)',
  coarse: '(pointer: coarse)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
  moreContrast: '(prefers-contrast: more) and (prefers-color-scheme: light)',
  print: 'print',
  noScript: '(scripting: none)',
} as const
