/** The product with its sample data, on each pair of stores. */
import { storePairs as pairs } from '../../../scripts/store-pairs.ts'
import { startProduct } from './product.ts'
import { test as base } from './test.ts'

/** The pairs of stores by name, each with the `test` of this project on a product that uses it. */
export const storePairs = pairs.map(({ name, open }) => ({
  name,
  test: base.extend('product', { scope: 'file' }, async ({}, { onCleanup }) => {
    const { settings, flags, remove } = await open()
    const product = await startProduct(settings, flags)
    onCleanup(async () => {
      await product.remove()
      await remove()
    })
    return product
  }),
}))
