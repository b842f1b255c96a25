import { endpoints } from '@anupalan/server/contract'
import type { Endpoint } from '@anupalan/server/contract'
import { expect, test } from 'vitest'
import { createUploadPlacesByEndpoint } from './uploads.ts'

const { sendApplication } = endpoints
const limited = (name: string, maxConcurrent: number): Endpoint => ({
  ...sendApplication,
  name,
  upload: { ...sendApplication.upload, maxConcurrent },
})

test('each endpoint has as many uploads at a time as it declares, whatever the others have', () => {
  const placesOf = createUploadPlacesByEndpoint()
  const enter = (endpoint: Endpoint) => placesOf(endpoint).enter(() => {})
  const [applications, documents] = [limited('sendApplication', 2), limited('sendDocument', 1)]
  const first = enter(applications)
  expect([first, enter(applications)]).not.toContain(undefined)
  expect(enter(applications)).toBeUndefined()
  expect(enter(documents)).not.toBeUndefined()
  expect(enter(documents)).toBeUndefined()
  first?.leave()
  expect(enter(applications)).not.toBeUndefined()
})
