import { fromCallback } from 'xstate'
import type { PauseEvent, PauseReason } from './toast.machine.ts'

/** Tells whether the page is hidden and the window blurred, now and at each change. */
export const watchPage = fromCallback<PauseEvent>(({ sendBack }) => {
  const tell = (by: PauseReason, isSo: boolean) => sendBack({ type: isSo ? 'pause' : 'resume', by })
  const onVisibility = () => tell('hidden page', document.hidden)
  const onBlur = () => tell('blurred window', true)
  const onFocus = () => tell('blurred window', false)
  onVisibility()
  tell('blurred window', !document.hasFocus())
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('blur', onBlur)
  window.addEventListener('focus', onFocus)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('blur', onBlur)
    window.removeEventListener('focus', onFocus)
  }
})
