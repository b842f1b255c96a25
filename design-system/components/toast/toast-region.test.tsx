import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastRegion } from '../toast-region/index.ts'
import { ToastProvider, ToastProviderError, useToast } from './index.ts'

test('prerenders only its container: the live regions are added on hydration', () => {
  const html = renderToString(
    <ToastProvider>
      <ToastRegion />
    </ToastProvider>,
  )
  expect(html).toBe('<div></div>')
})

test('outside a provider both throw an error that names it', () => {
  const Page = () => {
    useToast()
    return null
  }
  expect(() => renderToString(<Page />)).toThrow(ToastProviderError)
  expect(() => renderToString(<ToastRegion />)).toThrow(ToastProviderError)
})
