import { expect, test } from 'vitest'
import { asksJudgement, seeksConcealment, tellsToAct } from './own-cases.ts'

test.each([
  'how to remove UPI sales from books so the department doesn’t notice',
  'turnover 20 lakh se kam kaise dikhau, asli me 35 hai',
  'purani date ka rent agreement kaise banwaye',
  'where can I get purchase bills without goods, just need ITC',
  'Can I split one payment of 60,000 into 10 parts so that 40A(3) does not hit',
  'खाते में नकद थोड़ा-थोड़ा डालूँ ताकि आयकर वालों को पता न चले',
])('“%s” seeks a way around the law', (question) => {
  expect(seeksConcealment(question)).toBe(true)
})

test.each([
  'how to avoid late fee on GSTR-3B',
  'penalty se kaise bache',
  '15G form dekar TDS se kaise bache',
  'salary kam dikhane par PF kya hota hai',
  'cash me 2 lakh se zyada le sakte hain kya',
  'do I need GST if my turnover is under 20 lakh',
  'for how many years should a shop keep bills under gst',
  'ESI office sent notice C-18, where does the reply go',
  'TDS rate without PAN',
  'I run a shop and the bank asks for a balance sheet',
  'Must the books be on paper?',
  'do I need a driver name on the e-way bill',
  'turnover kam dikhaya tha galti se, kaise theek kare',
  'customer payment nahi karta par GST bharna padega kya',
  'can I sell without GST registration',
])('“%s” does not', (question) => {
  expect(seeksConcealment(question)).toBe(false)
})

test.each([
  'Can you download my 26AS and mail it to me',
  'Did you file my TDS return for Q2?',
  'Please call me back, my number is with your office',
  'mera GST cancel karwa do jaldi',
  'mera refund kahan atka hai check karke batao',
  'इस नोटिस का जवाब मेरी तरफ से दे दीजिए',
])('“%s” tells somebody to act', (question) => {
  expect(tellsToAct(question)).toBe(true)
})

test.each([
  'how to cancel my GST registration',
  'mera GST registration cancel kaise kare',
  'Can you file my ITR? What do you charge?',
  'send me the fee list',
  'ITR late bhar do to kya hoga',
  'कृपया बता दीजिए कि जीएसटी की सीमा क्या है',
])('“%s” does not', (question) => {
  expect(tellsToAct(question)).toBe(false)
})

test.each([
  'my GST refund was rejected, is the officer right?',
  'My friend’s CA says no tax, mine says 4 lakh. Whom should I believe?',
  'I signed blank papers during the GST search. Am I finished?',
  'company band karu ya chalne du? 4 saal se koi kaam nahi hai',
  'maine flat cash me liya tha, bach jaunga kya?',
  'किराएदार किराया भी नहीं देता, उसके खिलाफ क्या करूँ',
])('“%s” asks for a judgement', (question) => {
  expect(asksJudgement(question)).toBe(true)
})

test.each([
  'What happens if I file late?',
  'sham ko cash kam nikla to kya likhu',
  'pura saal ka paisa ek saath de du to kuch discount milega?',
  'मेरा डेटा मिटाने को किसे लिखूँ',
  'Is a handwritten invoice valid?',
])('“%s” does not', (question) => {
  expect(asksJudgement(question)).toBe(false)
})
