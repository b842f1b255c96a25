import { isTaxAtSource } from './income-tax.ts'
import { formatRate } from '../../../compliance/money.ts'
import { paymentKinds, taxAtSource } from '../../../compliance/tds/index.ts'
import type { PayeeKind } from '../../../compliance/tds/index.ts'
import { amountNamed, askAmount, isLimit, known, paiseOf, rupees, show, workingOf } from './calculation.ts'
import type { AmountSlot } from '../slots/read-slots.ts'
import type { Calculation } from './calculation.ts'

const kinds: readonly (readonly [name: string, says: RegExp])[] = [
  ['lottery', /lottery|puzzle|betting|लॉटरी|सट्टा/u],
  ['online-game', /online gam|ऑनलाइन गेम/u],
  ['horse-race', /horse race|घुडदौड/u],
  ['cash-withdrawal', /cash (?:nikal|withdr)|withdraw\w* (?:of )?cash|nakad nikal|नकद निकाल|कैश निकाल/u],
  ['virtual-asset', /crypto|bitcoin|क्रिप्टो|बिटकॉइन/u],
  ['mutual-fund', /mutual fund|म्यूचुअल फंड/u],
  ['insurance-commission', /insurance commission|bima (?:ka )?commission|बीमा (?:का |की )?(?:कमीशन|दलाली)/u],
  ['life-insurance', /life insurance|jeevan bima|जीवन बीमा|\blic\b/u],
  ['e-commerce', /e-?commerce|amazon|flipkart|अमेज/u],
  [
    'property',
    /property|flat|house bought|(?:bought|buying|buy|purchas\w*) (?:an? |the )?(?:house|land)|(?<!\w)plot|zameen|(?:makan|makaan|ghar) (?:\S+ ){0,4}khare?e?i?d|संपत्ति|प्रॉपर्टी|(?:मकान|घर|जमीन|फ्लैट) (?:\S+ ){0,4}खरीद|26qb/u,
  ],
  [
    'rent-plant',
    /(?:machine|machinery|plant|equipment|मशीन)\S* (?:\S+ ){0,3}(?:rent|hire|kiray|किराय|किराए)|(?:rent|hire|kiray|किराय|किराए)\S* (?:\S+ ){0,3}(?:machine|machinery|plant|equipment|मशीन)/u,
  ],
  ['rent', /\brent\b|kiray|bhada|landlord|किराय|किराए|किराया|भाड़ा|मकान मालिक|194i/u],
  ['technical', /technical|तकनीकी/u],
  [
    'professional',
    /professional|profession|\bprof\b|doctor|lawyer|advocate|chartered|consult|architect|auditor|designer|\bvakil|engineer|(?:^|[^\p{L}])ca ko\b|freelanc|पेशेवर|डॉक्टर|प्रोफेशनल|वकील|आर्किटेक्ट|डिजाइनर|सीए को|194j/u,
  ],
  [
    'contractor',
    /contract|thekedar|theka|security|housekeeping|cleaning|safai|catering|caterer|manpower|labour supply|printing|advertis|repair|painter|carpenter|mistri|mason|welder|tailor|plumber|electrician|सफाई|सुरक्षा|labour job|job ?work|transporter|ठेकेदार|कॉन्ट्रैक्ट|194c/u,
  ],
  ['commission', /commiss?ion|broker|dalal|कमीशन|दलाल|194h/u],
  [
    'bank-interest',
    /(?:bank|fd|fixed deposit|post office|एफडी|बैंक).*(?:interest|byaj|ब्याज)|(?:interest|byaj|ब्याज).*(?:bank|fd|fixed deposit|बैंक|एफडी)/u,
  ],
  ['other-interest', /interest|byaj|ब्याज/u],
  ['dividend', /dividend|लाभांश|डिविडेंड/u],
  ['director', /director|डायरेक्टर/u],
  ['partner', /partner(?!ship)|साझेदार|पार्टनर/u],
  ['goods', /goods|maal|माल|194q/u],
]

const payees: readonly { value: PayeeKind; label: string; says: RegExp }[] = [
  {
    value: 'individual',
    label: 'An individual or HUF',
    says: /individual|person|carpenter|plumber|painter|electrician|mistri|tailor|mason|huf|proprietor|\bakela|\baadmi|\badmi|single man|आदमी|अकेला|vyakti|व्यक्ति|doctor|landlord|freelanc|मकान मालिक/u,
  },
  { value: 'company', label: 'A company', says: /company|pvt|private limited|kampani|कंपनी/u },
  { value: 'firm', label: 'A firm or LLP', says: /firm|llp|partnership|फर्म/u },
]

const turnoverWords = /turn ?over|bikri|\bsales?\b|टर्नओवर|बिक्री/u

/** Who pays, where the question says it of itself. */
const businessPays =
  /(?:\b(?:our|my|we are an?|i am an?|hamari|humari|hamara|humara|hum|meri|mera)|हमारी|हमारा|हमारे|मेरी|मेरा) (?:\S+ ){0,2}(?:company|firm|llp|business|office|shop|dukan|kampani|pvt ltd|private limited|कंपनी|फर्म|एलएलपी|दुकान|ऑफिस|व्यापार)|(?:company|firm|llp|kampani|कंपनी|फर्म|एलएलपी) (?:pays?|deti|deta|de rahi|देती|देता|दे रही)/u
const everyPayer = new RegExp(businessPays.source, 'gu')

/** A turnover up to which an individual need not deduct as a business does: ₹1 crore, in paise. */
const SMALL_TURNOVER = 1_00_00_000_00

/** Whether the turnover that a question states is of an individual who is no deductor. */
const isSmall = (text: string, amounts: readonly AmountSlot[]) => {
  const turnover = amountNamed(amounts, turnoverWords)
  return (
    turnover !== undefined &&
    turnover <= SMALL_TURNOVER &&
    !/company|llp|\bfirm\b|partnership|profession|कंपनी|फर्म/u.test(text)
  )
}

/** What was not deducted in time costs interest. */
const forgotten =
  /(?:bhul|bhool|भूल|forg[oe]t|missed|did not deduct|not deducted|nahi ka+t|नहीं काट).*(?:byaj|byaaj|interest|ब्याज|penalt)|(?:byaj|byaaj|interest|ब्याज|penalt).*(?:bhul|bhool|भूल|forg[oe]t|missed|did not deduct|not deducted|nahi ka+t|नहीं काट)/u

export const tdsCalculation: Calculation = {
  task: 'tds',
  path: '/tools/tds',
  label: 'TDS and TCS finder',
  isAbout: (text) =>
    isTaxAtSource(text) &&
    !forgotten.test(text) &&
    !/(?:after|minus|less) tds|tds (?:ghata|ke baad|minus)|टीडीएस (?:घटा|के बाद)|interest on|late|delay|penalt|return|statement|challan|deposit|jama|salary|सैलरी|वेतन|रिटर्न|देर|जमा/u.test(
      text,
    ),
  read({ text, amounts, age }, today) {
    const withoutPayer = text.replaceAll(everyPayer, ' ')
    const kind = kinds.find(([, says]) => says.test(withoutPayer))?.[0]
    // “Rent above 50,000” names a limit, not a payment.
    const turnover = amountNamed(amounts, turnoverWords)
    const paid = amounts.filter((each) => !isLimit(text, each) && each.amount !== turnover)
    return known({
      kind,
      amount: rupees(
        amountNamed(paid, kinds.find(([name]) => name === kind)?.[1] ?? /payment/u) ?? paid[0]?.amount,
      ),
      payee: payees.find(({ says }) => says.test(text.replaceAll(everyPayer, ' ')))?.value,
      payer:
        /(?:i am|as) an? (?:individual|salaried)|salaried|on (?:a )?salary|has no business|(?:our|my) (?:home|flat|house)|huf pays|tenant|kirayedar|किरायेदार|individual pay|individual h(?:u|un|oon)\b|vyakti h(?:u|un|oon)\b|व्यक्ति हूं/u.test(
          text,
        )
          ? 'individual'
          : isSmall(text, amounts)
            ? 'individual'
            : businessPays.test(text) ||
                /business|company pays|office rent|shop rent|firm pays|office ka|duka+n ka|(?:company|llp|firm) ko\b|(?:कंपनी|फर्म|एलएलपी) को|ऑफिस का|दुकान का/u.test(
                  text,
                )
              ? 'business'
              : undefined,
      pan: /(?:without|no|bina|बिना)\s+(?:a |any )?(?:pan|पैन)|pan nahi/u.test(text) ? 'no' : undefined,
      senior: (age ?? 0) >= 60 ? 'yes' : undefined,
      on: today,
    })
  },
  work(inputs, today) {
    if (inputs.kind === undefined)
      return {
        slot: 'kind',
        text: 'What is the payment for?',
        options: kinds
          .filter(([name]) =>
            ['rent', 'contractor', 'professional', 'technical', 'commission', 'property'].includes(name),
          )
          .map(([value, says]) => ({
            value,
            says,
            label: value === 'rent' ? 'Rent' : paymentKinds.find(({ name }) => name === value)!.title,
          })),
      }
    if (inputs.amount === undefined) return askAmount('amount', 'How much is the payment, in rupees?')
    if (inputs.kind === 'rent' && inputs.payer === undefined)
      return {
        slot: 'payer',
        text: 'Who pays the rent?',
        options: [
          {
            value: 'business',
            label: 'A business, company or firm',
            says: /business|company|firm|llp|office|shop|audit|vyapar|व्यापार|कंपनी/u,
          },
          {
            value: 'individual',
            label: 'An individual or HUF whose accounts are not audited',
            says: /individual|person|huf|salaried|self|vyakti|व्यक्ति|tenant/u,
          },
        ],
      }
    const name =
      inputs.kind === 'rent'
        ? inputs.payer === 'individual'
          ? 'rent-by-individual'
          : 'rent-land'
        : inputs.kind
    const kind = paymentKinds.find((each) => each.name === name)
    if (!kind) return { none: 'This kind of payment is not in our table.' }
    const row = kind.rates.at(-1)!.value.rates
    if (inputs.payee === undefined && new Set(payees.map(({ value }) => row[value])).size > 1)
      return { slot: 'payee', text: 'Who is paid?', options: payees }
    const payee = (inputs.payee ?? 'individual') as PayeeKind
    const result = taxAtSource({
      kind: name,
      on: today,
      amount: paiseOf(inputs.amount),
      payee,
      senior: inputs.senior === 'yes',
      pan: inputs.pan !== 'no',
    })
    const amount = show(paiseOf(inputs.amount))
    const what = kind.title.toLowerCase()
    const sentences = [
      result.applies
        ? `TDS on ${amount} (${what}) is ${show(result.tax)}, at ${formatRate(result.rate)}${inputs.pan === 'no' ? ' without a PAN' : ' with a PAN'}.`
        : `No TDS is due on ${amount} (${what}) by itself.`,
      result.reason,
      ...(result.once
        ? [
            'It is deducted once, in the last month of the year or of the tenancy, on the rent of all its months.',
          ]
        : []),
    ]
    return {
      sentences,
      working: workingOf('Working, in rupees', result.working),
      rules: [result.rule, ...result.working.flatMap(({ rule }) => rule ?? [])],
      fields: known({
        kind: name,
        amount: inputs.amount,
        payee,
        senior: inputs.senior,
        pan: inputs.pan ?? 'yes',
        on: today,
      }),
    }
  },
}
