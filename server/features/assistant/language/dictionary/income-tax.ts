/** Income tax, tax deducted at source and notices: see `dictionary.ts`. */
export const incomeTaxWords = `
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
summons: समन, सम्मन
difference: फर्क
gold: सोना, gold
crypto: क्रिप्टो
flat house: फ्लैट
interest-free: बिना ब्याज
principal: मूलधन
early: जल्दी, पहले
save: बचत
rounding: राउंड
check character: जांच अक्षर
real genuine: असली, नकली, fake, genuine, asli, nakli
declare: घोषित, घोषणा
winning lottery: जीत, जीता, जीतने
lottery: लॉटरी
declaration: घोषणा पत्र
recovery: वसूली
damages: हर्जाना, क्षतिपूर्ति
inspection: निरीक्षण
authority: प्राधिकरण
nps: एनपीएस
outstanding: बकाया
spread: बांट
insured: बीमित
equity shares: इक्विटी
review: समीक्षा
object objection: आपत्ति, etraaz, एतराज
attend: उपस्थित
scrap: कबाड
tour: यात्रा, टूर
provision: प्रावधान
agricultural: कृषि, खेती, agriculture
index inflation: महंगाई सूचकांक, cost inflation index, cii
deduct proof: प्रमाण
spouse: जीवनसाथी
late reply: देर से जवाब
reinvest house bonds: दूसरा मकान, नया घर खरीद, reinvest
indexation: इंडेक्सेशन
holding months long-term: कितने महीने बाद, long term, लंबी अवधि, दीर्घकालिक
short-term: अल्पकालिक, short term
set off loss: घाटा समायोजित, setoff, set off, adjust loss
carry forward loss: आगे ले जाना, carry forward, aage le jana
prepay extra payment loan: prepayment, समय से पहले चुकाना, part payment, foreclosure
floating rate: फ्लोटिंग
surcharge: अधिभार
cess: सेस, उपकर
super senior 80: अति वरिष्ठ
nri non-resident: एनआरआई, nri, non resident, प्रवासी
foreign income abroad: विदेशी आय
save tax: टैक्स बचाना, टैक्स बचाते, tax bachane, tax bachate, tax bachana
missed due date late: तारीख निकल गई, date nikal gayi, tarikh nikal gayi, last date nikal, डेट निकल गई, भूल गया, bhool gaya, chook gaya, late ho gaya
`
