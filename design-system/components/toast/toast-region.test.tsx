import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ToastRegion } from '../toast-region/index.ts'
import { ToastProvider, ToastProviderError, useToast } from './index.ts'

test('prerenders its place alone: the live regions come with its code', () => {
  const html = renderToString(
    <ToastProvider>
      <ToastRegion />
    </ToastProvider>,
  )
  expect(html).toBe('<div></div>')
})

test('outside a provider both say what is missing', () => {
  const Page = () => {
    useToast()
    return null
  }
  expect(() => renderToString(<Page />)).toThrow(ToastProviderError)
  expect(() => renderToString(<ToastRegion />)).toThrow(ToastProviderError)
})
