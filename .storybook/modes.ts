/**
 * The modes in which a story can be captured, for `npm run visual` and Chromatic. Every story is captured in light at
 * 1280 px; a mode's name as a tag adds that mode, and `!dark` on a story removes a mode that its file added.
 */
export interface Mode {
  title: string
  /** Storybook's globals, as the toolbar sets them. */
  globals?: Readonly<Record<string, string>>
  /** Width of the window, in px. @default the story's own, or 1280 */
  width?: number
  /** Media features that the toolbar cannot set. */
  media?: {
    forcedColors?: 'active'
    reducedMotion?: 'reduce'
    colorScheme?: 'dark'
    contrast?: 'more'
    /** Applied after the story's interactions: the printed page is what was on the screen. */
    media?: 'print'
    /** The main pointer is a finger: coarse, and without hover. */
    isTouch?: true
    /** Every element is drawn as under the pointer, so that one screenshot shows all that react to it. */
    isHovered?: true
  }
}

export const modes = {
  dark: { title: 'Dark', globals: { theme: 'dark' } },
  'high-contrast': { title: 'High contrast', globals: { theme: 'high-contrast' } },
  brand: { title: 'Another brand', globals: { brand: 'samanvay' } },
  // The system's preference applies while no theme is chosen.
  'system-dark': {
    title: 'As a dark system',
    globals: { theme: 'system' },
    media: { colorScheme: 'dark' },
  },
  'more-contrast': {
    title: 'As a system with more contrast',
    globals: { theme: 'system' },
    media: { contrast: 'more' },
  },
  'brand-system-dark': {
    title: 'Another brand, as a dark system',
    globals: { theme: 'system', brand: 'samanvay' },
    media: { colorScheme: 'dark' },
  },
  mobile: { title: '390 px', width: 390 },
  rtl: { title: 'Right to left', globals: { direction: 'rtl' } },
  hindi: { title: 'Hindi', globals: { language: 'hi' } },
  'large-text': { title: 'Text at 200 %', globals: { text: '200' } },
  'large-text-phone': { title: 'Text at 200 %, 390 px', globals: { text: '200' }, width: 390 },
  'forced-colors': { title: 'Forced colours', media: { forcedColors: 'active' } },
  'reduced-motion': { title: 'Reduced motion', media: { reducedMotion: 'reduce' } },
  touch: { title: 'By touch, 390 px', width: 390, media: { isTouch: true } },
  hover: { title: 'Under the pointer', media: { isHovered: true } },
  // A4 with margins of 1 cm, as browsers print it.
  print: { title: 'In print, A4', width: 718, media: { media: 'print' } },
} as const satisfies Record<string, Mode>

export type ModeName = keyof typeof modes

/** The modes that a story's tags add. */
export const modesOf = (tags: readonly string[]): ModeName[] =>
  (Object.keys(modes) as ModeName[]).filter((name) => tags.includes(name))

/**
 * The same as Chromatic's `modes` parameter. Chromatic sets system preferences (forced colours, reduced motion) and
 * print only for a complete story, so these modes are captured by `npm run visual` alone.
 */
export function chromaticModes(tags: readonly string[]): Record<string, Record<string, unknown>> {
  const wanted = modesOf(tags).filter((name) => !('media' in modes[name]))
  return {
    light: { viewport: 1280 },
    ...Object.fromEntries(
      wanted.map((name) => {
        const { globals, width = 1280 }: Mode = modes[name]
        return [name, { viewport: width, ...globals }]
      }),
    ),
  }
}
