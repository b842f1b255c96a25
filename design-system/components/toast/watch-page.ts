import { fromCallback } from 'xstate'
import type { PauseEvent, PauseReason } from './toast.machine.ts'

/** Reports whether the page is hidden and the window blurred, now and at each change. */
export const watchPage = fromCallback<PauseEvent>(({ sendBack }) => {
  const notify = (by: PauseReason, isActive: boolean) => sendBack({ type: isActive ? 'pause' : 'resume', by })
  const onVisibility = () => notify('hidden page', document.hidden)
  const onBlur = () => notify('blurred window', true)
  const onFocus = () => notify('blurred window', false)
  onVisibility()
  notify('blurred window', !document.hasFocus())
  document.addEventListener('visibilitychange', onVisibility)
  window.addEventListener('blur', onBlur)
  window.addEventListener('focus', onFocus)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    window.removeEventListener('blur', onBlur)
    window.removeEventListener('focus', onFocus)
  }
})
