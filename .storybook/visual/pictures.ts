/**
 * What is captured: every story of the workbench, in light and in the modes of its tags. A story tagged `!dev` exists
 * only for its interaction test and is not captured; another story shows its final state.
 */
import { modes, modesOf, type Mode, type ModeName } from '../modes.ts'

/** Current time in screenshots, so that they do not change from day to day. */
export const PICTURE_TIME = '2026-11-20T10:00:00+05:30'

/** In the format of `axe.configure`. */
export interface AxeRule {
  id: string
  enabled?: boolean
  selector?: string
}

/** A story's metadata in the built workbench. */
export interface Story {
  /** Such as `feedback-toast--default`. */
  id: string
  /** Such as `Feedback/Toast`. */
  title: string
  name: string
  tags: readonly string[]
  /** Viewport size in px, if the story sets one. */
  viewport?: { width: number; height: number }
  /** The story's axe rules; each has its reason in the story's source. */
  axeRules: readonly AxeRule[]
}

export interface Picture {
  story: Story
  mode: ModeName | 'light'
  /** Storybook's globals in the URL's format: `theme:dark;direction:rtl`. */
  globals: string
  viewport: { width: number; height: number }
  media: NonNullable<Mode['media']>
}

const desktop = { width: 1280, height: 800 }
const phoneHeight = 844

/**
 * All screenshots, grouped by mode, so that a reused page need not change its mode. Light is last: it is four fifths of
 * them, and a run that stops at its first difference finds most differences in the other fifth.
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
      /** Arguments of the last event of a name. */
      last: (event: 'playFunctionThrewException') => [{ message: string }] | undefined
    }
    /** Clears the storages and resets the random sequence, for the next story. */
    resetPage: () => void
  }
}
