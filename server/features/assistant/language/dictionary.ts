/**
 * Words of the site, then how they are said in Hindi and in everyday English: one line a word, `site: said, said`. Latin
 * spellings of Hindi follow by rule from Devanagari, see `fold.ts`, so only those are listed that differ by more. What
 * the lexicon has counts before this.
 */
export const dictionary: readonly (readonly [meaning: string, spellings: string])[] = `
january: जनवरी, jan
february: फरवरी, feb
march: मार्च, mar
april: अप्रैल, apr
june: जून
july: जुलाई
august: अगस्त, aug
september: सितंबर, सितम्बर, sept, sep
october: अक्टूबर, अक्तूबर, oct
november: नवंबर, नवम्बर, nov
december: दिसंबर, दिसम्बर, dec
photograph picture: फोटो, तस्वीर, photo, photos, snap, pic, pics
computer digital: laptop, लैपटॉप, pc, कम्प्यूटर, software, सॉफ्टवेयर, tally, टैली, excel
telephone mobile: मोबाइल, phone, smartphone
stolen leak: चोरी, stole, theft of data, चुरा
hacked leak: हैक, hacked, hacking
camera: कैमरा, cctv, सीसीटीवी, recording, रिकॉर्डिंग
consent yes: इजाजत, अनुमति, permission, मंजूरी, रजामंदी, सहमति
advertising offers message: प्रचार, promotional, promotion, marketing, ऑफर भेजना, offer bhejne, ad, greeting, greetings
child children: बच्चा, बच्चे, बच्चों, kid, kids, नाबालिग, minor
parent parents: माता पिता, अभिभावक, father, mother, pitaji, पिता, मां, papa, mummy
husband wife: पति, पत्नी, spouse, biwi, बीवी
heir nominee family: वारिस, उत्तराधिकारी, legal heir, परिवार वाले
brother relative: भाई, रिश्तेदार, relative, बहन
patient clinic: मरीज, क्लिनिक, अस्पताल, hospital, clinic
school coaching training: स्कूल, कोचिंग, tuition classes, coaching
restaurant: भोजनालय, cafe, कैफे, खाना
counter shop: काउंटर, kirana, किराना, store, showroom, शोरूम, shopkeeper, retailer, retail
customer: ग्राहक, खरीदार, buyer, client, क्लाइंट, कस्टमर
handed over counter: walked into, walk in, carried away, took home, took it, खुद ले गया, ले गया
deliver delivery journey: डिलीवरी, पहुंचाना, पहुंचा, courier, parcel, कूरियर, पार्सल
send deliver: भेजना, भेज, bhej rahe, रवाना, ship, shipped, dispatch
place supply: आपूर्ति, आपूर्ति का स्थान, supply place, place of supply
place: जगह, स्थान, ठिकाना
branch: शाखा, ब्रांच, doosri dukan, दूसरी दुकान
another state inter-state: बाहर के राज्य, out of state, outside state, दूसरे प्रदेश, other states, different state
abroad export foreign: विदेश, विदेशी, foreign client, foreign customer, overseas, videsh, बाहर के देश, export
country abroad: देश
hotel: होटल, guest house, lodge
building work place: इमारत, भवन, building
goods: सामान, माल, चीज, product, products, item, items, material, stock item
wrong head: गलत टैक्स, wrong tax, wrong gst, by mistake, galti se, गलती से
correct mend: ठीक, सही करना, सुधारना, correct, corrected, fix it, रिपेयर
cancel: रद्द, कैंसल, निरस्त
new: नया, naya
name: नाम
list: सूची, लिस्ट
answer reply: जवाब, उत्तर, respond, response
question: सवाल, प्रश्न
hour: घंटा, घंटे, hrs
week: हफ्ता, सप्ताह
half: आधा
quarter: तिमाही
share proportion: हिस्सा, भाग, portion, ratio
least lowest: न्यूनतम, सबसे कम, smallest
most maximum: अधिकतम, सबसे ज्यादा, sabse zyada, at the most, highest
above: अधिक, ऊपर, ज्यादा
below: नीचे, कम
equal same: बराबर, समान
choose option: चुनाव, विकल्प, opt, opting, select, चुन
default: डिफॉल्ट, अपने आप
come back switch change: बदल, बदलाव, बदलना, switch, shift, go back
leave out left: छोड़
moving in and out of the scheme: स्कीम छोड़, scheme se bahar, exit, opt out
who may use it: कौन ले सकता, कौन कर सकता, kaun le sakta, who can, eligible, eligibility, पात्र, योग्य, पात्रता
who may not: कौन नहीं ले सकता, kaun nahi le sakta, who cannot, not eligible, ineligible, नहीं ले सकता, नहीं ले सकते, अपात्र
composition scheme: समाधान योजना
scheme: योजना, स्कीम, yojana
credit input: क्रेडिट, itc claim
claim credit: क्लेम, दावा, claim
stock: भंडार, माल का हिसाब, inventory
margin: मार्जिन
restaurant composition rate: रेस्टोरेंट वाला
bill charge: bill pe, बिल पर
board name: नाम पट, signboard
turnover: टर्नओवर, बिक्री, sales, annual sales, sale
receipts turnover: प्राप्ति, कलेक्शन
exempt: छूट वाला, कर मुक्त, taxfree
milk: दूध
vegetables: सब्जी
electricity bill proof: बिजली का बिल, electricity bill
owner: मालिक
bring ready: लाना, लेकर आना, leke aana, lekar aana, le aana, saath lana, साथ लाना
address proof: पते का प्रमाण, address proof
bank account: बैंक खाता, bank khata
apply application: आवेदन, अर्जी, apply, अप्लाई
portal: वेबसाइट पर, online apply
granted approve: मंजूर, स्वीकृत, approved, approval
reject rejected: अस्वीकार, खारिज, नामंजूर
suspended: निलंबित, सस्पेंड
visit officer: निरीक्षण, जांच अधिकारी, site visit
liable: देनदार, जिम्मेदार, responsible
delay late wait: देर, देरी, विलंब
waiting costs late: नुकसान, loss, harm
per day: रोज, प्रतिदिन, हर दिन, per day, din ka
quarterly monthly: तिमाही या मासिक
upload invoices: अपलोड
missing: छूट गया, गायब
match: मिलान, reconcile, reconciliation
supplier: सप्लायर, विक्रेता, seller
deposit: जमा
deadline last day: अंतिम दिन, aakhri din
first time: पहली बार
month: महीना, माह
every month: हर महीने
wage salary pay: तनख्वाह, वेतन, पगार, मजदूरी, salary, pay, wages
wages last leaves: बकाया वेतन, आखिरी वेतन, full and final, final settlement, fnf, हिसाब चुकता
leaves: छोड़ने, छोड़, quit, leaving, resigned, left the job, left job, naukri chhod, नौकरी छोड़
service years: नौकरी, job, सेवा काल, tenure, served
minimum wages: न्यूनतम वेतन
allowance: भत्ता, भत्ते, allowances
bonus: बोनस
basic pay half: बेसिक, मूल वेतन, basic
leave: छुट्टियां, leaves balance
attendance: हाजिरी, उपस्थिति, अटेंडेंस
payroll: पेरोल, salary processing, salary banana, वेतन प्रक्रिया
letter appointment: नियुक्ति
overtime: ओवरटाइम
accident: दुर्घटना, हादसा
disablement: विकलांग, अपंग, disability
death died: मौत, देहांत, मृत्यु, expired
fixed term contract: ठेके पर, contract basis, temporary, fixed term, निश्चित अवधि, contract staff
part-time: पार्ट टाइम, part time
ten employees begins: दसवां कर्मचारी, tenth employee, 10 logon, दस लोग
begins applies: लागू, lagu, apply hota, applicable, applies
stay continue covered: बना रहता, जारी
register: रजिस्टर, पंजी
inspector: निरीक्षक, इंस्पेक्टर
factory: कारखाना, फैक्टरी
professional tax: प्रोफेशन टैक्स, वृत्ति कर
labour welfare fund: श्रम कल्याण, लेबर वेलफेयर, welfare fund, lwf
labour: श्रम, लेबर, मजदूर
insurance policy: बीमा, पॉलिसी, policy
formula: सूत्र, फॉर्मूला, formula, हिसाब का तरीका
tax-free exempt: कर मुक्त, टैक्स नहीं लगता, tax nahi lagta, no tax, not taxed, not taxable, टैक्स फ्री, बिना टैक्स
taxed taxable: कर योग्य, टैक्स लगता, taxable
interest: ब्याज
penalty: जुर्माना, दंड, penalised, penalized, fined
instalment: किस्त
shortfall short: कम भरा, कम भरने, kam bhara, less paid, paid less, underpaid, कम जमा
estimate: अनुमान, अंदाजा
presumptive: अनुमानित, presumptive wale
once: एक बार, एक ही बार, ek hi baar, only once, one time
each year: हर साल, प्रति वर्ष, every year, har saal
pension interest 60: पेंशनर, retired person, रिटायर्ड
freelancer: फ्रीलांसर, self employed, self-employed, स्वरोजगार, apna kaam
income: आमदनी, कमाई, earning, earnings, earn
profit: मुनाफा
expense: खर्च, व्यय, खर्चा
disallowed refused expense: नहीं माना, नहीं मानेगा, disallowance, disallow
dividend: लाभांश, डिविडेंड
shares: शेयर, shares, equity, stocks
capital gain: पूंजीगत लाभ
house property: मकान, घर
rent: किराया, भाड़ा, kiraya
landlord: मकान मालिक, makaan maalik
tenant: किरायेदार
agreement: करारनामा, इकरारनामा
old regime: पुरानी
rebate: रिबेट, 87a wali
standard deduction: मानक कटौती
deduction: कटौती
health insurance: स्वास्थ्य बीमा, हेल्थ इंश्योरेंस, health policy, medical insurance
life insurance: जीवन बीमा, lic
home loan: गृह ऋण, होम लोन
savings investments: बचत, निवेश
senior 60: वरिष्ठ, बुजुर्ग
age: उम्र, आयु
person: व्यक्ति, आदमी
resident: निवासी, रेजिडेंट
salaried employer pay: नौकरी वाला, नौकरी करने, job wala, naukri karne wale, service class
company: कंपनी
proprietor: मालिकाना, एकल स्वामित्व, sole owner, प्रोपराइटर
partner: साथी, हिस्सेदार, पार्टनर
investor: निवेशक, investor, funding, investment le, निवेश लेना
shares staff: esop, employee stock
convert changing later carried over: बदलकर, convert, conversion, में बदल, upgrade, बाद में कंपनी, baad me company
form proprietorship llp company: रूप, business type, entity, structure
one person company: एक व्यक्ति कंपनी, opc
director: निदेशक
meeting: बैठक, मीटिंग, sabha, सभा
general meeting members: आम बैठक, सालाना बैठक, shareholders meeting, agm
quorum: कोरम
minutes: कार्यवृत्त, मिनट्स
days notice: नोटिस कितने दिन
first board meeting: पहली बोर्ड बैठक
disqualified: अयोग्य, disqualify, disqualification
registrar: रजिस्ट्रार, roc, mca
strike off: बंद कराना, close company
small company: छोटी कंपनी
auditor: ऑडिटर
audit: ऑडिट, जांच
signature: दस्तखत, हस्ताक्षर, digital signature, dsc
capital: पूंजी, capital
loan: उधार, कर्ज, ऋण, udhar, udhaar, borrow, lend, lent
cash: नकद, रोकड़, नगदी, cash
negative balance: माइनस, minus, negative, ऋणात्मक
balance: शेष, बाकी, बैलेंस
upi bank book: यूपीआई, upi, gpay, phonepe, paytm, online payment, ऑनलाइन पेमेंट
books: किताब, किताबें, किताबे, kitab, kitabe, ledger books
keep: रखना, preserve, store, संभालकर
original paper: असली कागज, original, originals, मूल प्रति
copy: प्रति, कॉपी, copies, photocopy
expense cash: नकद खर्च, cash me payment, cash payment, pay cash, paying cash, नकद भुगतान
receive cash: नकद लेना, cash lena, cash le
supplier payment: सप्लायर को भुगतान
destroy: नष्ट, फेंक, throw, destroy
year: वर्ष
tax year: टैक्स ईयर, कर वर्ष
act law: कानून, एक्ट, law, act
applies came into force replaced: लागू हुआ, kab se lagu, कब से लागू, in force, effective from, started from, शुरू हुआ
notice: नोटिस, सूचना पत्र
old year: पुराने साल, पिछले साल, earlier year, previous year, past year, purane saal
which act governs: कौन सा कानून, kaun sa act, kaun sa kanoon, which act, which law
revised return: संशोधित रिटर्न, revise
belated return: देर वाला रिटर्न
form number: फॉर्म, कौन सा फॉर्म, kaun sa form, kis form
certificate: प्रमाण पत्र, सर्टिफिकेट
challan: चालान
statement: विवरण, स्टेटमेंट
deductor deduct: काटने वाला, कटौतीकर्ता
not deducted: न काटने, नहीं काटा, nahi kaata, not cut, did not deduct, tds nahi kata
deducted not deposited: काटा पर जमा नहीं, kaata par jama nahi, जमा नहीं किया, jama nahi kiya, not deposited, kaat kar jama nahi
without pan: पैन नहीं, bina pan, pan nahi diya, no pan, not given pan, has no pan
commission brokerage: दलाली, कमीशन, brokerage, dalali, broker
contractor: ठेकेदार
professional fees: फीस वकील, वकील की फीस
consultant: सलाहकार, कंसल्टेंट
machine rent: मशीन का किराया
house bought property: मकान खरीदा, घर खरीदा, flat kharida, bought a flat, bought house, buying a house, प्लॉट
seller: बेचने वाला
land: जमीन, भूमि
partner salary: पार्टनर का वेतन
reply time days: जवाब देने का समय, time to reply, kitne din me jawab
defective: डिफेक्टिव, दोषपूर्ण, त्रुटिपूर्ण
scrutiny: स्क्रूटनी, जांच में
demand: मांग, डिमांड
appeal: अपील
hearing: सुनवाई
order: आदेश, ऑर्डर
frozen attached: फ्रीज, जब्त, कुर्क, frozen, freeze, block ho gaya, attach
registration cancelled: रजिस्ट्रेशन रद्द, gst cancel, gst number cancel
have it back cancelled: वापस चालू, revoke, revocation, बहाल, reactivate, activate, restore
refund: रिफंड, धनवापसी
goods held road lorry: माल रोका, गाड़ी रोकी, truck pakda, गाड़ी पकड़ी, vehicle stopped, goods stopped
summons: समन, सम्मन
difference: फर्क
papers documents need: कागज, दस्तावेज
fee: फीस, शुल्क
include included: शामिल, सम्मिलित, included
gst on our fees: फीस में जीएसटी, fees me gst, gst extra, plus gst
one month's notice stop: बंद करना, बीच में बंद, plan band, cancel plan, stop plan, stop the service, छोड़ना हो, discontinue
days file return: कितने दिन लगते, kitne din lagte, how many days, turnaround
working days: कार्य दिवस, working days
password: पासवर्ड
two to four weeks: कितना समय लगता, kitna samay lagta
outgrows plan: ज्यादा इनवॉइस, extra invoices, exceed plan
separate quote: अलग से, trademark, trade mark, fssai, licence, लाइसेंस
licence: लाइसेंस, license
team: टीम
hire: भर्ती
partner accountant: सीए, ca, chartered accountant
map: नक्शा, मैप, location, direction
parking: पार्किंग
language: भाषा
mail: मेल, ईमेल
grievance: शिकायत
erase: मिटा, डिलीट
correct erase data: सुधार या मिटा
truck goods carriage: ट्रक, लॉरी, lorry, trucks, transporter
doctor: डॉक्टर, चिकित्सक
lawyer: वकील, advocate, एडवोकेट
engineer: इंजीनियर
architect: आर्किटेक्ट, वास्तुकार
shopkeeper trader: दुकानदार, व्यापारी, सौदागर
maker manufacturer: निर्माता, बनाने वाला, manufacturing
agent: एजेंट
gold: सोना, gold
crypto: क्रिप्टो
flat house: फ्लैट
cheque: चेक
words: शब्द
interest-free: बिना ब्याज
principal: मूलधन
early: जल्दी, पहले
save: बचत
rounding: राउंड
check character: जांच अक्षर
format: प्रारूप
real genuine: असली, नकली, fake, genuine, asli, nakli
probation: परिवीक्षा, प्रोबेशन
fake wrong number: गलत नंबर
code: कोड
digit: अंक, digits
letter of undertaking export: एलयूटी, lut
reverse charge: उल्टा चार्ज
e-way bill: ई वे बिल, eway
advance: एडवांस, पेशगी
receipt voucher: रसीद वाउचर
revenue stamp: रसीदी टिकट, revenue ticket
withdraw: वापस
lease registered: रजिस्ट्री, रजिस्ट्रीकृत
month's notice: महीने का नोटिस
competitor: प्रतियोगी
supplier micro small: लघु उद्योग, msme
bank file: बैंक फाइल
export invoice: एक्सपोर्ट बिल
copies invoice: कितनी प्रतियां, kitni copy, how many copies
shortage: कमी
count: गिनती, गिनना
household: घर खर्च, घरेलू
gap: खाली
backup: बैकअप, copy rakhna
language model: एआई, ai, chatgpt
person: इंसान, human
cookie: कुकी
liable harm: नुकसान की जिम्मेदारी
guarantee promise: गारंटी, वादा
ask: पूछना, पूछ
show: दिखा
find: ढूंढ, खोज, पता करना
private: निजी, प्राइवेट
type: प्रकार, टाइप, kism, किस्म
decide: फैसला, निर्णय
earlier: पहले वाला
apart separate: अलग
individual: व्यक्तिगत, इंडिविजुअल, vyaktigat
money: पैसा, पैसे, धन, रकम, राशि, paisa, rakam, rashi
corporate company: कॉर्पोरेट
case: मामला, केस
add: जोड, जोडना, jodna
compare: तुलना
agree: सहमत
manager: मैनेजर, प्रबंधक
sum amount: रकम, राशि, योग
full: संपूर्ण
earn: कमाना, कमाता, कमाते
contribution: अंशदान, योगदान
secondary: माध्यमिक
security: सुरक्षा
calculator: गणक
rupee: रुपया
ledger: लेजर, खाताबही
practice: प्रैक्टिस
reason: कारण, वजह
declare: घोषित, घोषणा
trade: व्यापार
duty: कर्तव्य, duties
article: लेख, आर्टिकल
break: ब्रेक
different: अलग अलग, विभिन्न
difference: फर्क, antar
lose lost: खो, खोया
everyone: हर कोई, सभी
ceiling: ऊपरी सीमा
advice: सलाह
live: रहना, रहता
lower: कम करना, घटा
settle: निपटारा, चुकता
bear: वहन
gross: कुल वेतन, ग्रॉस
disclosure: खुलासा
safety: सुरक्षा उपाय
deed: विलेख, डीड
explain: समझाना, स्पष्टीकरण
wish want: चाहता, चाहते
buyer: खरीददार
depend: निर्भर
winning lottery: जीत, जीता, जीतने
lottery: लॉटरी
software: सॉफ्टवेयर
responsible: ज़िम्मेदारी, उत्तरदायी
appoint: नियुक्त
trust: ट्रस्ट, न्यास
fill: भर
valid: मान्य, वैध, legal
resolution: प्रस्ताव, रेजोल्यूशन, रेज़ोल्यूशन, संकल्प
checklist: चेकलिस्ट, जांच सूची
lease: पट्टा, लीज
refuse: इनकार, मना
card: कार्ड
depreciation: मूल्यह्रास, घिसावट, डेप्रिसिएशन
suit: उपयुक्त, ठीक रहेगा, फायदेमंद
declaration: घोषणा पत्र
remove: हटा
success: सफलता
recovery: वसूली
damages: हर्जाना, क्षतिपूर्ति
inspection: निरीक्षण
update: अपडेट
authority: प्राधिकरण
liquor: शराब
petrol: पेट्रोल, डीजल
risk: जोखिम, रिस्क
nps: एनपीएस
story: कहानी, शुरुआत
email: ईमेल
help: मदद, सहायता
slip: पर्ची
failure: असफल, चूक
outstanding: बकाया
forgotten forget: भूल, bhool
double: दोगुना, दुगुना
public: सार्वजनिक
identity: पहचान, पहचान पत्र
thin margin: कम मार्जिन
locked: ताला, लॉक
retirement: सेवानिवृत्ति, रिटायरमेंट
nomination nominee: नामांकन, नॉमिनेशन
electricity: बिजली
spread: बांट
cheaper: सस्ता, सस्ती
insured: बीमित
equity shares: इक्विटी
expert: विशेषज्ञ
qualified: योग्य
floor: मंजिल
door: दरवाजा
training: प्रशिक्षण
season: सीजन
review: समीक्षा
object objection: आपत्ति, etraaz, एतराज
attend: उपस्थित
repair: मरम्मत
debtor owe: लेनदार, देनदार, उधारी
union: केंद्र
territory: केंद्र शासित
ticket: टिकट
visitor: आगंतुक
ice cream: आइसक्रीम
tobacco: तंबाकू
brick tile: ईंट
platform: मंच, प्लेटफॉर्म
casual trader stall fair: मेला, mela, exhibition, stall, प्रदर्शनी
pocket: जेब
medical: चिकित्सा, मेडिकल
average: औसत
aggregate turnover: कुल बिक्री, कुल टर्नओवर
packed: पैक
gazette: राजपत्र
scrap: कबाड
tour: यात्रा, टूर
supervisor: सुपरवाइजर
joint: संयुक्त
remuneration: पारिश्रमिक
subsidiary: सहायक कंपनी
negligence: लापरवाही
valuation: मूल्यांकन
provision: प्रावधान
thousand: हजार
paise: पैसे
agricultural: कृषि, खेती, agriculture
index inflation: महंगाई सूचकांक, cost inflation index, cii
luxury: विलासिता
arrears: एरियर, बकाया वेतन
affordable: किफायती
confidential: गोपनीय
location office: लोकेशन, कहां है, kahan hai, kaha hai
urgent: अर्जेंट, तुरंत
city: शहर, नगर
winner: विजेता
stamp duty: स्टांप ड्यूटी
director kyc: डायरेक्टर केवाईसी
deduct proof: प्रमाण
receive: प्राप्त
given paid: दिया हुआ
spouse: जीवनसाथी
salary account: सैलरी अकाउंट
transfer payment: ट्रांसफर, transfer
reminder remind: याद दिला, रिमाइंडर, reminder
response reply: प्रतिक्रिया
twenty employees: बीस कर्मचारी, बीस लोग
interest-free loan director: डायरेक्टर से लोन
shop licence establishments: दुकान लाइसेंस, gumasta, गुमास्ता, shop act, shops act
register shops establishments: dukan ka panjikaran
written letter: लिखित
verbal agreement: जुबानी
penalty books: किताबें न रखने
late reply: देर से जवाब
wrong number character: गलत अंक
customers abroad export: विदेशी ग्राहक
zero-rated export: शून्य दर
union territory: केंद्र शासित प्रदेश
reinvest house bonds: दूसरा मकान, नया घर खरीद, reinvest
indexation: इंडेक्सेशन
holding months long-term: कितने महीने बाद, long term, लंबी अवधि, दीर्घकालिक
short-term: अल्पकालिक, short term
set off loss: घाटा समायोजित, setoff, set off, adjust loss
carry forward loss: आगे ले जाना, carry forward, aage le jana
prepay extra payment loan: prepayment, समय से पहले चुकाना, part payment, foreclosure
floating rate: फ्लोटिंग
cheque words: चेक पर शब्दों
surcharge: अधिभार
cess: सेस, उपकर
super senior 80: अति वरिष्ठ
nri non-resident: एनआरआई, nri, non resident, प्रवासी
foreign income abroad: विदेशी आय
notice language: किस भाषा
photograph office: ऑफिस की फोटो
trial balance: ट्रायल बैलेंस
opening balance: शुरुआती शेष
bank statement: बैंक स्टेटमेंट, passbook, पासबुक
digital signature expire: dsc expire
udyam msme: उद्यम
incorporation: निगमन, company banana, company kholna, कंपनी खोलना, कंपनी बनाना
proof place business: दुकान का प्रमाण
consent letter owner: noc, एनओसी, अनापत्ति
biometric fingerprints: बायोमेट्रिक, fingerprint, उंगली
rejected: रिजेक्ट, reject
threshold limit: कितने तक, upper limit
aadhaar authentication: आधार सत्यापन, otp
iff invoice furnishing: आईएफएफ
court: कोर्ट, कचहरी
assistant chat: चैट, चैटबॉट, chatbot, सहायक, वर्चुअल असिस्टेंट, असिस्टेंट, virtual assistant, bot
stored saved: सेव, save hota, सेव होती, सेव होता, store hota
person instead: मेरी जगह, meri jagah, on my behalf, for me instead
when end stop plan: बीच में बंद, beech me band, kaam band, काम बंद, discontinue, midway, bich me
notice before: pehle batana, पहले बताना, advance notice
save tax: टैक्स बचाना, टैक्स बचाते, tax bachane, tax bachate, tax bachana
missed due date late: तारीख निकल गई, date nikal gayi, tarikh nikal gayi, last date nikal, डेट निकल गई, भूल गया, bhool gaya, chook gaya, late ho gaya
payroll salary people: तनख्वाह का काम, salary ka kaam, सैलरी का काम, payroll ka kaam
refund back money: पैसे वापस, paise wapas, paisa wapas, पैसा वापस, refund milega
cancel end stop: बंद करवाना, band karwana, बंद करना, band karna
interview test hire: इंटरव्यू, साक्षात्कार, bharti, भर्ती, selection
experience years bring: अनुभव, tajurba, anubhav, एक्सपीरियंस
opening job: वैकेंसी, vacancy, रिक्ति, job khali, जगह खाली
card upi bank transfer: credit card, debit card, क्रेडिट कार्ड, कार्ड से, gpay, phonepe, paytm, netbanking
see sees: देख सकता, देख सकते, dekh sakta, dekh sakte, can see
data information: जानकारी, jankari, jaankari, details
parking car: गाड़ी, gaadi, gadi, पार्किंग, कार से, car se
landmark location: pin code, पिन कोड, pincode, पूरा पता, pura pata
ten: दस
twenty: बीस
fifty: पचास
`
  .trim()
  .split('\n')
  .map((line): readonly [string, string] => {
    const at = line.indexOf(': ')
    return [line.slice(0, at), line.slice(at + 2)]
  })
