import { describe, expect, it } from 'vitest'
import { readPdf } from '../testing/read-pdf.ts'
import { renderPdf, type PdfText } from './render-pdf.ts'

const essayOf = (html: string, more: Partial<PdfText> = {}): PdfText => ({
  title: 'Why nursing?',
  about: ['Harbour Light Award', 'Dana Reyes'],
  fullTitle: 'Why nursing? – Harbour Light Award',
  author: 'Dana Reyes',
  html,
  date: '21 November 2026',
  producedAt: new Date('2026-11-21T12:00:00Z'),
  marginMillimetres: 20,
  ...more,
})
const tidy = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
const HEAD = 'Why nursing? Harbour Light Award Dana Reyes'

/** The text of the pages without what stands at their head and foot. */
async function bodyOf(html: string): Promise<string> {
  const pages = await readPdf(await renderPdf(essayOf(html)))
  return tidy(
    tidy(pages.join(' '))
      .replace(HEAD, '')
      .replaceAll(/21 November 2026 ?Page \d+ of \d+/g, ''),
  )
}

describe('the text of an essay comes back as it was written', () => {
  it.each([
    ['English', 'The office’s efficient “first fjord” — naïve, €5, ½, Zażółć, Ångström.'],
    ['Greek', 'Το όνειρό μου, ἐν ἀρχῇ ἦν ὁ λόγος.'],
    ['Russian and Ukrainian', 'Моя мечта – стать врачом. Їжак і ґанок.'],
    ['Vietnamese', 'Tôi muốn trở thành bác sĩ để giúp đỡ cộng đồng của mình.'],
    ['Hebrew', 'שלום עולם, (זה) מבחן! בשנת 2026 למדתי JavaScript בבית.'],
    ['Hebrew with points', 'שָׁלוֹם בְּרֵאשִׁית'],
    ['Arabic', 'السلام عليكم لا إله، مرحبا (هنا) في عام 2026 تعلمت Python جيدا.'],
    ['Arabic with marks', 'الْحَمْدُ لِلَّهِ رَبِّ الْعَالَمِينَ'],
    ['Urdu', 'میں ڈاکٹر بننا چاہتا ہوں'],
    ['English with Hebrew in it', 'My name is שלום and I am happy.'],
    ['Hindi', 'मेरी कहानी हिन्दी में क्षत्रिय विद्यार्थी'],
    ['Bengali', 'আমার গল্প বাংলায় শিক্ষার্থী কি'],
    ['Tamil', 'என் கதை தமிழில் கொடுப்போம்'],
    ['Telugu', 'నా కథ తెలుగులో క్షేత్రం'],
    ['Kannada', 'ನನ್ನ ಕಥೆ ಕನ್ನಡದಲ್ಲಿ ಕ್ಷೇತ್ರ'],
    ['Malayalam', 'എന്റെ കഥ മലയാളത്തിൽ കൊടുക്കുന്നു'],
    ['Gujarati', 'મારી વાર્તા ગુજરાતીમાં વિદ્યાર્થી'],
    ['Punjabi', 'ਮੇਰੀ ਕਹਾਣੀ ਪੰਜਾਬੀ ਵਿੱਚ'],
    ['Odia', 'ମୋର କାହାଣୀ ଓଡ଼ିଆରେ କ୍ଷେତ୍ର'],
    ['Sinhala', 'මගේ කතාව සිංහල'],
    ['Thai', 'ฉันต้องการเรียนรู้น้ำและช่วยเหลือผู้อื่น'],
    ['Lao', 'ຂ້ອຍຢາກຮຽນ ນ້ຳ'],
    ['Khmer', 'ខ្ញុំចង់រៀនភាសាខ្មែរ'],
    ['Burmese', 'ကျွန်တော် ကျောင်းသား'],
    ['simplified Chinese', '我的梦想是成为一名医生，这个奖学金对我来说非常重要。'],
    ['traditional Chinese', '我的夢想是成為一名醫生，這個獎學金對我來說非常重要。'],
    ['a rare Han character', '龘'],
    ['Japanese', '私の夢は医者になることです。「奨学金」は重要です。'],
    ['Korean', '나의 꿈은 의사가 되는 것입니다. 뷁'],
    ['Armenian, Georgian and Amharic', 'Բարեւ გამარჯობა ሰላም'],
    ['emoji and signs', 'I 😀 am 🎓 ❤️ 👍🏽 👩‍🎓 🇺🇸 ✈️ ✓ → ∞ ½'],
    ['a script without a font', 'before 𐎀𐎁𐎂 after'],
  ])('%s', async (_name, text) => {
    expect(await bodyOf(`<p>${text}</p>`)).toBe(tidy(text))
  })

  it('with its markup', async () => {
    const html =
      '<h2>First</h2><p>One <strong>bold</strong>, <em>slanted</em>, <u>under</u> and <s>struck</s> word.<br>Next line</p>' +
      '<ul><li><p>dot</p><ol><li>inner</li><li>second</li></ol></li></ul><blockquote><p>Quoted</p></blockquote><h3>Last</h3>'
    expect(await bodyOf(html)).toBe(
      'First One bold, slanted, under and struck word. Next line • dot 1. inner 2. second Quoted Last',
    )
  })

  it('with the lines of a text that has no markup', async () => {
    const pages = await readPdf(await renderPdf(essayOf('First line\nSecond line')))
    expect(pages.join('')).toMatch(/First line\s*\r?\n\s*Second line/)
  })

  it('with a word that is longer than a line', async () => {
    expect((await bodyOf(`<p>${'x'.repeat(500)}</p>`)).replaceAll(' ', '')).toBe('x'.repeat(500))
  })
})

describe('the document', () => {
  it('names the pages and the day on each', async () => {
    const html = '<p>Growing up in a small town taught me much. </p>'.repeat(80)
    const pages = await readPdf(await renderPdf(essayOf(html)))
    expect(pages).toHaveLength(3)
    expect(tidy(pages[0] ?? '')).toMatch(/^Why nursing\? Harbour Light Award Dana Reyes Growing/)
    for (const [index, page] of pages.entries())
      expect(tidy(page)).toContain(`21 November 2026 Page ${index + 1} of 3`)
  })

  it('is A4, tagged and says its title, author and language', async () => {
    const content = await renderPdf(essayOf('<p>Моя мечта – стать врачом, и это моя история.</p>'))
    const written = content.toString('latin1')
    expect(written).toContain('/MediaBox [0 0 595.28 841.89]')
    expect(written).toContain('/Marked true')
    expect(written).toContain('/Lang (ru)')
    expect(written).toContain('(Dana Reyes)')
    const utf16 = Buffer.from('Why nursing? – Harbour Light Award', 'utf16le').swap16()
    expect(written).toContain(utf16.toString('latin1').replaceAll(/[()\\]/g, (sign) => `\\${sign}`))
  })

  it('is small: 1,000 words below 100 KB, Chinese below 300 KB', async () => {
    const words = '<p>Growing up in a small town taught me that community matters.</p>'.repeat(91)
    expect((await renderPdf(essayOf(words))).length).toBeLessThan(100_000)
    const chinese = '<p>我的梦想是成为一名医生，这个奖学金对我来说非常重要。</p>'.repeat(40)
    expect((await renderPdf(essayOf(chinese))).length).toBeLessThan(300_000)
  })

  it.each([
    ['empty markup', '<p></p><ul><li></li></ul>'],
    ['nothing', ''],
    ['deep lists', `${'<ul><li>x'.repeat(100)}${'</li></ul>'.repeat(100)}`],
    ['broken markup', '<p>a<strong>b<p>c</strong></ul></p>'],
    ['half a surrogate pair', '<p>a\uD800b</p>'],
    ['directions that never end', `<p>${'\u202E'.repeat(300)}abc\u2067</p>`],
    ['marks without a letter', `<p>${'\u0301'.repeat(300)}</p>`],
  ])('comes of %s', async (_name, html) => {
    const pages = await readPdf(await renderPdf(essayOf(html)))
    expect(tidy(pages[0] ?? '')).toMatch(/^Why nursing\?/)
  })
})
