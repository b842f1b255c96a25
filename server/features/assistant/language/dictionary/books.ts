/** Books, cash and papers: see `dictionary.ts`. */
export const booksWords = `
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
cheque: चेक
words: शब्द
shortage: कमी
count: गिनती, गिनना
gap: खाली
backup: बैकअप, copy rakhna
ledger: लेजर, खाताबही
debtor owe: लेनदार, देनदार, उधारी
penalty books: किताबें न रखने
cheque words: चेक पर शब्दों
trial balance: ट्रायल बैलेंस
opening balance: शुरुआती शेष
bank statement: बैंक स्टेटमेंट, passbook, पासबुक
`
