/**
 * What is pictured: every story of the workbench, in light and in the modes that its tags ask for. One that is there for
 * its interactions alone (`!dev`) is a test, which nobody leafs through: what it ends in is another story.
 */
import { modes, modesOf, type Mode, type ModeName } from '../modes.ts'

/** The day on which pictures are taken, so that they look the same tomorrow. */
export const PICTURE_TIME = '2026-11-20T10:00:00+05:30'

/** As `axe.configure` takes it. */
export interface AxeRule {
  id: string
  enabled?: boolean
  selector?: string
}

/** A story, as the built workbench tells of it. */
export interface Story {
  /** Such as `feedback-toast--default`. */
  id: string
  /** Such as `Feedback/Toast`. */
  title: string
  name: string
  tags: readonly string[]
  /** Size of its window in px, where it asks for one. */
  viewport?: { width: number; height: number }
  /** Rules of axe as the story has them, with its reason beside them in its source. */
  axeRules: readonly AxeRule[]
}

export interface Picture {
  story: Story
  mode: ModeName | 'light'
  /** Storybook's globals, as they stand in an address: `theme:dark;direction:rtl`. */
  globals: string
  viewport: { width: number; height: number }
  media: NonNullable<Mode['media']>
}

const desktop = { width: 1280, height: 800 }
const phoneHeight = 844

/**
 * Every picture, those of one mode one after the other, so that a page that is kept need not change it. Light comes
 * last: it is four fifths of them, and a run that ends at its first difference finds most of them in the other fifth.
 */
export const picturesOf = (stories: readonly Story[]): Picture[] =>
  stories
    .filter(({ tags }) => tags.includes('dev'))
    .flatMap((story) => (['light', ...modesOf(story.tags)] as const).map((mode) => pictureOf(story, mode)))
    .toSorted((a, b) => (a.globals > b.globals ? -1 : Number(a.globals < b.globals)))

function pictureOf(story: Story, name: ModeName | 'light'): Picture {
  const mode: Mode = name === 'light' ? { title: 'Light' } : modes[name]
  const viewport = mode.width ? { width: mode.width, height: phoneHeight } : (story.viewport ?? desktop)
  return {
    story,
    mode: name,
    globals: Object.entries(mode.globals ?? {})
      .map((entry) => entry.join(':'))
      .join(';'),
    viewport,
    media: mode.media ?? {},
  }
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      currentRender?: { id?: string; phase?: string }
      extract: () => Promise<Record<string, unknown>>
    }
    __STORYBOOK_ADDONS_CHANNEL__?: {
      emit: (event: string, payload: unknown) => void
      /** What the last event of a name was sent with. */
      last: (event: 'playFunctionThrewException') => [{ message: string }] | undefined
    }
    /** Forgets what an earlier story left in storages, and starts the sequence that stands in for chance again. */
    resetPage: () => void
  }
}
