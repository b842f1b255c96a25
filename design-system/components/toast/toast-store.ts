import { TOAST_MS } from './toast.constants.ts'

/** An action for the toast's message: a link, or a button whose press also dismisses the toast. */
export type ToastAction =
  { label: string; href: string; target?: '_blank' } | { label: string; onPress: () => void }

export interface ToastContent {
  /** What happened, in a few words. */
  title: string
  /** What it means, or the next step. */
  description?: string
  /** `destructive` for errors: it interrupts a screen reader. @default 'default' */
  variant?: 'default' | 'destructive'
  /** Never the only way to perform the action: the toast disappears. */
  action?: ToastAction
  /** Time until dismissal, in ms, without pauses; `Infinity` until dismissed. @default 5000 */
  duration?: number
  /** Shown but not announced, if a live region inside an open modal dialog has the same message. @default false */
  isSilent?: boolean
}

/** A toast with all defaults applied. */
export type Toast = ToastContent & { id: string; duration: number; variant: 'default' | 'destructive' }

/** Commands from the store to the region. */
export type ToastCommand =
  | { type: 'create'; toast: Toast }
  | { type: 'update'; id: string; content: Partial<ToastContent> }
  | { type: 'dismiss'; id: string }

/** Controls a single toast: after it was replaced, the handle does nothing. */
export interface ToastHandle {
  id: string
  dismiss: () => void
  /** Changes its content and restarts its duration. A dismissed toast stays dismissed. */
  update: (content: Partial<ToastContent>) => void
}

/** Shows a toast, replacing the current one. */
export type ShowToast = (content: ToastContent) => ToastHandle

export interface ToastStore {
  toast: ShowToast
  /** Whether a command waits for a region. */
  isWaiting: () => boolean
  /** Calls `listener` when `isWaiting` may have changed, to load the region. Returns an unsubscribe function. */
  watch: (listener: () => void) => () => void
  /** Delivers waiting and later commands to a region. Returns an unsubscribe function. Throws {@link ToastRegionError}. */
  subscribe: (region: (command: ToastCommand) => void) => () => void
}

/** Thrown if a second region subscribes to a store: each toast would be shown and announced twice. */
export class ToastRegionError extends Error {
  override name = 'ToastRegionError'
  constructor() {
    super('A toast store has one ToastRegion.')
  }
}

/**
 * Creates a store of toasts whose region may be loaded later: the last toast waits, and its duration starts when shown.
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

  const send = (command: ToastCommand) => {
    if (region) region(command)
    else wait(command.type === 'create' ? [command] : [...waiting, command])
  }

  return {
    toast: (content) => {
      const id = `toast-${++made}`
      send({ type: 'create', toast: { duration: TOAST_MS, variant: 'default', ...content, id } })
      return {
        id,
        dismiss: () => send({ type: 'dismiss', id }),
        update: (changes) => send({ type: 'update', id, content: changes }),
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
