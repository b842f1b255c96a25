import { capitalGain } from '../../../compliance/capital-gains/index.ts'
import type { CapitalGainInput } from '../../../compliance/capital-gains/index.ts'
import { holdingMonths } from '../../../compliance/capital-gains/rules.ts'
import type { Asset } from '../../../compliance/capital-gains/rules.ts'
import { rowOn } from '../../../compliance/dated.ts'
import { addDays, formatDate, isoDate, dateParts } from '../../../compliance/ist.ts'
import type { IsoDate } from '../../../compliance/ist.ts'
import { formatRate } from '../../../compliance/money.ts'
import { readDays, readMonths } from '../slots/read-dates.ts'
import { amountNamed, askAmount, known, paiseOf, rulesOf, rupees, show, workingOf } from './calculation.ts'
import type { Calculation, Inputs } from './calculation.ts'

const assets: readonly { value: Asset; label: string; name: string; says: RegExp }[] = [
  {
    value: 'vda',
    label: 'Crypto or another virtual digital asset',
    name: 'a virtual digital asset',
    says: /crypto|bitcoin|\bbtc\b|\beth\b|ethereum|dogecoin|\busdt\b|virtual digital|\bvda\b|\bnfts?\b|क्रिप्टो|बिटकॉइन|बिटकॉयन/u,
  },
  {
    value: 'debt-fund',
    label: 'A debt fund',
    name: 'a debt fund',
    says: /debt (?:mutual )?fund|डेट फंड/u,
  },
  {
    value: 'equity',
    label: 'Listed shares or an equity fund',
    name: 'listed shares or equity funds',
    says: /shares?\b|equity|stocks?\b|mutual fund|\bsips?\b|\bipo\b|nifty|sensex|scrips?\b|index fund|शेयर|इक्विटी|म्यूचुअल फंड|निफ्टी/u,
  },
  {
    value: 'property',
    label: 'Land or a building',
    name: 'land or a building',
    says: /property|flat\b|house\b|plot\b|land\b|makan|makaan|zameen|jameen|building|shop\b|संपत्ति|प्रॉपर्टी|मकान|जमीन|फ्लैट|प्लॉट|घर/u,
  },
  {
    value: 'other-fund',
    label: 'Gold or foreign shares',
    name: 'gold or foreign shares',
    says: /gold|sona\b|foreign share|सोना|सोने/u,
  },
]

const isGain =
  /capital gain|\bltcg\b|\bstcg\b|long[- ]?term|short[- ]?term|कैपिटल गेन|पूंजीगत|लॉन्ग टर्म|शॉर्ट टर्म|दीर्घकालिक|अल्पकालिक/u
const isSold =
  /\bsold\b|\bsell|\bsale\b|\bsale of\b|bech|bik[ia]\b|profit|\bgains?\b|munafa|fayda|faayda|बेच|बिक|मुनाफा|फायदा|लाभ/u

const isLong = /long[- ]?term|\bltcg\b|लॉन्ग टर्म|दीर्घकालिक/u
const isShort = /short[- ]?term|\bstcg\b|शॉर्ट टर्म|अल्पकालिक/u
const bought = /bought|purchas|kharid|li(?:y?[ae]|ye)(?![a-z])|cost|खरीद|लिया|लिए थे/u
const sold = /sold|sell|sale|bech|बेच/u

/** Bought so that the land is long-term, and after the day until which the law compares two ways. */
const withoutIndex = isoDate(2024, 8, 1)

/** A day of purchase for a gain whose holding alone is stated. */
function boughtFor(asset: Asset, term: string, soldOn: IsoDate): IsoDate {
  if (term === 'short' || asset === 'vda') return addDays(soldOn, -1)
  const { year, month } = dateParts(soldOn)
  const months = rowOn('period of holding', holdingMonths, soldOn).value[asset]
  const at = year * 12 + month - 1 - months - 1
  const day = isoDate(Math.floor(at / 12), (at % 12) + 1, 1)
  return asset === 'property' && day < withoutIndex ? withoutIndex : day
}

const slabs = ['500', '1000', '1500', '2000', '2500', '3000'] as const

export const capitalGainsCalculation: Calculation = {
  task: 'capital-gains',
  path: '/tools/capital-gains',
  label: 'Capital gains',
  isAbout: (text) =>
    !/\btds\b|gst\b|टीडीएस|जीएसटी|dividend|लाभांश/u.test(text) &&
    (isGain.test(text) || (isSold.test(text) && assets.some(({ says }) => says.test(text)))),
  read({ text, amounts, years, months, rates }, today) {
    const named = readDays(text, today)
    // A month is near enough: what counts is whether it was held for long.
    const days =
      named.length > 1
        ? named
        : [...named, ...readMonths(text, today)].toSorted((one, other) => one.at - other.at)
    const dayNear = (name: RegExp) =>
      days.find(({ at }) => name.test(text.slice(Math.max(0, at - 24), at))) ??
      days.find(({ end }) => name.test(text.slice(end, end + 24)))
    // Bought first, sold last, in whichever order their words stand.
    const byTime = days.map(({ day }) => day).toSorted()
    const isSpan = byTime.length === 2 && byTime[0] !== byTime[1]
    // “Bought for 3 lakh and sold for 5 lakh”: the last word in front of an amount names it, if each has one.
    const inFront = (name: RegExp, other: RegExp) =>
      amounts.find(({ label }) => {
        const [before = ''] = label.split(' | ')
        return name.test(before) && !other.test(before)
      })?.amount
    const pair = [inFront(sold, bought), inFront(bought, sold)] as const
    const [price, cost] =
      pair[0] !== undefined && pair[1] !== undefined
        ? pair
        : [amountNamed(amounts, sold), amountNamed(amounts, bought)]
    const isPair = amounts.length > 1 && price !== undefined && cost !== undefined && price !== cost
    const asset = assets.find(({ says }) => says.test(text))?.value
    const limit =
      asset === undefined || asset === 'vda'
        ? undefined
        : rowOn('period of holding', holdingMonths, today).value[asset]
    const held = years === undefined ? months : years * 12 + (months ?? 0)
    return known({
      asset,
      ...(isPair ? { price: rupees(price), cost: rupees(cost) } : { gain: rupees(amounts[0]?.amount) }),
      boughtOn: isSpan ? byTime[0] : dayNear(bought)?.day,
      soldOn: isSpan ? byTime[1] : dayNear(sold)?.day,
      term: isLong.test(text)
        ? 'long'
        : isShort.test(text)
          ? 'short'
          : held !== undefined && limit !== undefined
            ? held > limit
              ? 'long'
              : 'short'
            : undefined,
      slab: rates[0] === undefined ? undefined : String(rates[0]),
    })
  },
  work(inputs, today) {
    const asset = inputs.asset as Asset | undefined
    if (asset === undefined) return { slot: 'asset', text: 'What was sold?', options: assets }
    if (inputs.gain === undefined && (inputs.price === undefined || inputs.cost === undefined))
      return askAmount('gain', 'How much is the gain, the price less the cost, in rupees?')
    // The law may compare two ways, of which one depends on the year of purchase.
    if (asset === 'property' && inputs.boughtOn === undefined && inputs.price !== undefined)
      return askAmount('boughtOn', 'On which day was it bought? For example: 1 June 2012.')
    const soldOn = (inputs.soldOn ?? today) as IsoDate
    const isDated = inputs.boughtOn !== undefined
    if (!isDated && inputs.term === undefined && asset !== 'vda' && asset !== 'debt-fund') {
      const limit = rowOn('period of holding', holdingMonths, soldOn).value[asset]
      return {
        slot: 'term',
        text: 'How long was it held?',
        options: [
          {
            value: 'long',
            label: `More than ${limit} months`,
            says: /long|more|above|zyada|jyada|over|ज्यादा|अधिक|yes/u,
          },
          { value: 'short', label: `${limit} months or less`, says: /short|less|up to|kam|below|कम/u },
        ],
      }
    }
    const boughtOn = (inputs.boughtOn ?? boughtFor(asset, inputs.term ?? 'short', soldOn)) as IsoDate
    const input: CapitalGainInput = {
      asset,
      boughtOn,
      soldOn,
      owner: 'family',
      price: paiseOf(inputs.price ?? inputs.gain!),
      cost: inputs.gain === undefined ? paiseOf(inputs.cost!) : 0,
      slabRate: Number(inputs.slab ?? '3000'),
    }
    const result = capitalGain(input)
    const isSlab = result.kind === 'deemed-short' || (result.kind === 'short' && asset !== 'equity')
    if (isSlab && inputs.slab === undefined)
      return {
        slot: 'slab',
        text: 'This gain is taxed with your other income. Which rate does your income reach?',
        options: slabs.map((rate) => ({
          value: rate,
          label: formatRate(Number(rate)),
          says: new RegExp(`(?<![\\d.])${Number(rate) / 100}(?![\\d.])`, 'u'),
        })),
      }
    return resultOf(input, inputs, result, isDated)
  },
}

function resultOf(
  input: CapitalGainInput,
  inputs: Inputs,
  { ways, chosen, kind, loss, tax }: ReturnType<typeof capitalGain>,
  isDated: boolean,
) {
  const way = ways[chosen]!
  const kinds = { long: 'long-term', short: 'short-term', 'deemed-short': 'short-term', digital: '' } as const
  const what = [kinds[kind], 'gain'].filter(Boolean).join(' ')
  const { name } = assets.find(({ value }) => value === input.asset)!
  const exemption = way.gainWorking.find(({ id }) => id === 'exemption')
  const working = [...way.gainWorking, ...way.taxWorking]
  const sentences =
    loss === undefined
      ? [
          `The tax on a ${what} of ${show(way.gain)} from ${name} is ${show(tax)}, cess included, at ${formatRate(way.rate)}, for a sale on ${formatDate(input.soldOn)}.`,
          ...(exemption ? [`${show(-exemption.amount)} of it is free of tax.`] : []),
          ...(input.asset === 'property' && kind === 'long' && !isDated
            ? ['If you bought it long ago, the tool compares this with the way by the cost inflation index.']
            : []),
          'Surcharge, losses, and what your other income leaves free of tax are not in it.',
        ]
      : [
          `It is a loss of ${show(loss.amount)}: no tax is due on it.`,
          ...(loss.years > 0 ? [`It may be carried forward for ${loss.years} years.`] : []),
        ]
  return {
    sentences,
    working: workingOf('Working, in rupees', [
      ...working.map((line) =>
        line.id === 'price' ? { ...line, note: line.note ?? `Sold on ${formatDate(input.soldOn)}.` } : line,
      ),
      ...(loss === undefined || loss.years === 0
        ? []
        : [
            {
              id: 'loss',
              label: 'Loss',
              amount: loss.amount,
              note: `Carried forward for ${loss.years} years.`,
            },
          ]),
    ]),
    rules: rulesOf(working),
    fields: known({
      asset: input.asset,
      owner: input.owner,
      boughtOn: input.boughtOn,
      soldOn: input.soldOn,
      price: inputs.price ?? inputs.gain,
      cost: inputs.gain === undefined ? inputs.cost : '0',
      slab: String(input.slabRate / 100),
    }),
  }
}
