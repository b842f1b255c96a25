/** GST, goods and those who trade in them: see `dictionary.ts`. */
export const gstWords = `
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
waiting costs late: नुकसान, loss, harm
per day: रोज, प्रतिदिन, हर दिन, per day, din ka
quarterly monthly: तिमाही या मासिक
upload invoices: अपलोड
missing: छूट गया, गायब
match: मिलान, reconcile, reconciliation
supplier: सप्लायर, विक्रेता, seller
registration cancelled: रजिस्ट्रेशन रद्द, gst cancel, gst number cancel
have it back cancelled: वापस चालू, revoke, revocation, बहाल, reactivate, activate, restore
refund: रिफंड, धनवापसी
goods held road lorry: माल रोका, गाड़ी रोकी, truck pakda, गाड़ी पकड़ी, vehicle stopped, goods stopped
gst on our fees: फीस में जीएसटी, fees me gst, gst extra, plus gst
truck goods carriage: ट्रक, लॉरी, lorry, trucks, transporter
fake wrong number: गलत नंबर
code: कोड
digit: अंक, digits
letter of undertaking export: एलयूटी, lut
reverse charge: उल्टा चार्ज
e-way bill: ई वे बिल, eway
receipt voucher: रसीद वाउचर
supplier micro small: लघु उद्योग, msme
export invoice: एक्सपोर्ट बिल
copies invoice: कितनी प्रतियां, kitni copy, how many copies
trade: व्यापार
liquor: शराब
petrol: पेट्रोल, डीजल
thin margin: कम मार्जिन
union: केंद्र
territory: केंद्र शासित
ticket: टिकट
visitor: आगंतुक
ice cream: आइसक्रीम
tobacco: तंबाकू
brick tile: ईंट
platform: मंच, प्लेटफॉर्म
casual trader stall fair: मेला, mela, exhibition, stall, प्रदर्शनी
aggregate turnover: कुल बिक्री, कुल टर्नओवर
packed: पैक
luxury: विलासिता
wrong number character: गलत अंक
customers abroad export: विदेशी ग्राहक
zero-rated export: शून्य दर
union territory: केंद्र शासित प्रदेश
proof place business: दुकान का प्रमाण
consent letter owner: noc, एनओसी, अनापत्ति
biometric fingerprints: बायोमेट्रिक, fingerprint, उंगली
rejected: रिजेक्ट, reject
threshold limit: कितने तक, upper limit
aadhaar authentication: आधार सत्यापन, otp
iff invoice furnishing: आईएफएफ
`
