import { TOAST_MS } from './toast.constants.ts'

/** What can be done about it: a link that goes somewhere, or a button that does something and dismisses the toast. */
export type ToastAction =
  { label: string; href: string; target?: '_blank' } | { label: string; onPress: () => void }

export interface ToastContent {
  /** What happened, in a few words. */
  title: string
  /** What it means, or what comes next. */
  description?: string
  /** `destructive` for what went wrong: it interrupts a screen reader. @default 'default' */
  variant?: 'default' | 'destructive'
  /** Never the only way to do it: the toast goes away. */
  action?: ToastAction
  /** How long it stays, in ms of undisturbed time; `Infinity` until dismissed. @default 5000 */
  duration?: number
  /** Shown but not announced: for what a live region inside an open modal dialog already says. @default false */
  isSilent?: boolean
}

/** A toast with every default filled in. */
export type Toast = ToastContent & { id: string; duration: number; variant: 'default' | 'destructive' }

/** What the store asks of the region that shows its toasts. */
export type ToastCommand =
  | { type: 'create'; toast: Toast }
  | { type: 'update'; id: string; content: Partial<ToastContent> }
  | { type: 'dismiss'; id: string }

/** Speaks of one toast and of no other: once another has replaced it, nothing happens. */
export interface ToastHandle {
  id: string
  dismiss: () => void
  /** Changes what it says and starts its time again. A toast that was dismissed stays so. */
  update: (content: Partial<ToastContent>) => void
}

/** Shows a toast in place of the current one. */
export type ShowToast = (content: ToastContent) => ToastHandle

export interface ToastStore {
  toast: ShowToast
  /** Whether something was asked for that no region has shown yet. */
  isWaiting: () => boolean
  /** Tells that `isWaiting` may have changed, for whoever fetches the region. Returns how to stop. */
  watch: (listener: () => void) => () => void
  /** Hands over what waits and what comes, to one region. Returns how to stop. Throws {@link ToastRegionError}. */
  subscribe: (region: (command: ToastCommand) => void) => () => void
}

/** Thrown where a second region asks for the toasts of a store: each would be shown and announced twice. */
export class ToastRegionError extends Error {
  override name = 'ToastRegionError'
  constructor() {
    super('This toast store already has a ToastRegion. Render one, at the end of the application.')
  }
}

/**
 * Holds toasts for a region that may still be loading: the last one waits, and its time starts when it is seen.
 *
 * @example
 * const { toast } = createToastStore()
 * const handle = toast({ title: 'Message sent!' })
 * handle.dismiss()
 */
export function createToastStore(): ToastStore {
  let region: ((command: ToastCommand) => void) | undefined
  let waiting: ToastCommand[] = []
  let made = 0
  const watchers = new Set<() => void>()

  const wait = (commands: ToastCommand[]) => {
    waiting = commands
    for (const watcher of watchers) watcher()
  }

  const tell = (command: ToastCommand) => {
    if (region) region(command)
    else wait(command.type === 'create' ? [command] : [...waiting, command])
  }

  return {
    toast: (content) => {
      const id = `toast-${++made}`
      tell({ type: 'create', toast: { duration: TOAST_MS, variant: 'default', ...content, id } })
      return {
        id,
        dismiss: () => tell({ type: 'dismiss', id }),
        update: (changes) => tell({ type: 'update', id, content: changes }),
      }
    },
    isWaiting: () => waiting.length > 0,
    watch: (listener) => {
      watchers.add(listener)
      return () => void watchers.delete(listener)
    },
    subscribe: (listener) => {
      if (region) throw new ToastRegionError()
      region = listener
      waiting.forEach(listener)
      wait([])
      return () => {
        region = undefined
      }
    },
  }
}
