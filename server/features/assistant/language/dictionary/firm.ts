/** The firm, its site and personal data: see `dictionary.ts`. */
export const firmWords = `
stolen leak: चोरी, stole, theft of data, चुरा
hacked leak: हैक, hacked, hacking
camera: कैमरा, cctv, सीसीटीवी, recording, रिकॉर्डिंग
consent yes: इजाजत, अनुमति, permission, मंजूरी, रजामंदी, सहमति
advertising offers message: प्रचार, promotional, promotion, marketing, ऑफर भेजना, offer bhejne, ad, greeting, greetings
fee: फीस, शुल्क
include included: शामिल, सम्मिलित, included
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
language model: एआई, ai, chatgpt
person: इंसान, human
cookie: कुकी
liable harm: नुकसान की जिम्मेदारी
guarantee promise: गारंटी, वादा
security: सुरक्षा
calculator: गणक
practice: प्रैक्टिस
disclosure: खुलासा
safety: सुरक्षा उपाय
remove: हटा
update: अपडेट
email: ईमेल
expert: विशेषज्ञ
qualified: योग्य
floor: मंजिल
door: दरवाजा
training: प्रशिक्षण
season: सीजन
affordable: किफायती
confidential: गोपनीय
location office: लोकेशन, कहां है, kahan hai, kaha hai
urgent: अर्जेंट, तुरंत
reminder remind: याद दिला, रिमाइंडर, reminder
notice language: किस भाषा
photograph office: ऑफिस की फोटो
assistant chat: चैट, चैटबॉट, chatbot, सहायक, वर्चुअल असिस्टेंट, असिस्टेंट, virtual assistant, bot
stored saved: सेव, save hota, सेव होती, सेव होता, store hota
person instead: मेरी जगह, meri jagah, on my behalf, for me instead
when end stop plan: बीच में बंद, beech me band, kaam band, काम बंद, discontinue, midway, bich me
notice before: pehle batana, पहले बताना, advance notice
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
`
