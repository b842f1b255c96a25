import { describe, expect, test } from 'vitest'
import { answerRates } from './rate-answers.ts'

const first = (question: string) => answerRates(question)?.sentences[0]?.text

describe('a rate of GST', () => {
  test.each([
    ['chips ka packet gst', 'Namkeen'],
    ['ice cream parlour ka gst rate', 'Ice cream (HSN 2105): 5%.'],
    ['gst on umbrellas', 'Umbrellas (HSN 6601): 5%.'],
    ['हम छाते बेचते हैं, बिल में कौन सी GST दर लगाएं?', 'Umbrellas (HSN 6601): 5%.'],
    // “Stitched” has the letters of ITC.
    ['stitched kurta at 3200 rs each, what gst should i put', 'Clothes, not knitted (HSN 62)'],
    ['GST on shoes costing Rs 3200 a pair?', 'Footwear (HSN 64)'],
    ['gst for a hotel room that costs 9000 a night', 'Hotel room'],
    ['planning to deal in electric scooters. gst on them?', 'Motorcycles and scooters (HSN 8711)'],
    ['sone ke gehne pe kitna gst lagta h', 'Jewellery of gold, silver, platinum (HSN 7113): 3%.'],
    ['5,000 रुपये रोज़ वाले होटल के कमरे पर कितना GST लगता है', 'Hotel room'],
    ['Do I have to add GST to the rent of a house which I let out to a family?', 'Rent of a home to live in'],
  ])('%s', (question, line) => {
    expect(first(question)).toContain(line)
  })

  test.each([
    'I charged igst by mistake in place of cgst and sgst and already paid, how to get it corrected',
    'gst apply karne ke baad officer ne sawal puche to kitne din me jawab dena hai',
    'gst registration ki limit kitni hai',
    'what proof of my GST address does a landlord of a shared desk give',
    'gst nmbr band karwana hai',
    'sale of 36 lakh in my stall, do i need gst',
    'dukan ka saal ka bikri 18 lakh hai gst lena padega kya',
    'does gst apply on a sale made to Ladakh, is it SGST or UTGST',
    'how many copies of a gst invoice when selling goods',
    'ADT-01 में GST ऑडिट के लिए कितने दिन का समय मिलता है?',
  ])('is not asked for: %s', (question) => {
    expect(answerRates(question)).toBeUndefined()
  })
})
