import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastRegion } from '../toast-region/index.ts'
import { ToastProvider, ToastProviderError, useToast } from './index.ts'

test('prerenders two empty live regions, no landmark and no style attribute', () => {
  const html = renderToString(
    <ToastProvider>
      <ToastRegion />
    </ToastProvider>,
  )
  expect(html).toMatch(/<div role="status"[^>]*><\/div><div role="alert"[^>]*><\/div>/)
  expect(html).not.toContain('role="region"')
  expect(html).not.toContain('style=')
})

test('outside a provider both say what is missing', () => {
  const Page = () => {
    useToast()
    return null
  }
  expect(() => renderToString(<Page />)).toThrow(ToastProviderError)
  expect(() => renderToString(<ToastRegion />)).toThrow(ToastProviderError)
})
