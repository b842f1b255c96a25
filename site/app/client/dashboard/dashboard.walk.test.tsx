import '@anupalan/design-system/reset'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { documentsWords } from '../documents/words.ts'
import { FIND_DOCUMENTS_ID, itemElementId } from '../portal/portal-hrefs.ts'
import { openPortal, press, readOf, request } from '../portal-walk.test-helper.tsx'

const heading = page.getByRole('heading', { level: 1, name: documentsWords.heading })

test('by keyboard, what waits leads to its place in the checklist', async () => {
  openPortal('/client/dashboard', async (url) => readOf(url))
  const { title, id } = request.items[1]!
  await press(page.getByRole('link', { name: title, exact: true }))
  await expect.element(heading).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe(itemElementId(id))
})

test('by keyboard, a year leads to its documents', async () => {
  openPortal('/client/dashboard', async (url) => readOf(url))
  const link = page.getByRole('link', { name: /^Financial year/ }).last()
  await expect.element(link).toBeVisible()
  const chosen = new URL(link.element().getAttribute('href')!, location.href).searchParams.get('year')!
  await press(link)
  await expect.element(heading).toBeVisible()
  await expect.poll(() => document.activeElement?.id).toBe(FIND_DOCUMENTS_ID)
  // Another field of this name sorts the files that are sent.
  const field = page.getByRole('combobox', { name: documentsWords.lists.year, exact: true }).last()
  await expect.element(field).toHaveValue(chosen)
})
