/**
 * Where many sponsors' pages stand side by side: forms, sites and files for everybody, sites that list
 * other people's scholarships or take applications for them, and mailboxes for everybody. A mail there
 * proves nothing of whose one page is. The public suffix list knows more of them (github.io, wixsite.com).
 */
export const SHARED_HOSTS: ReadonlySet<string> = new Set(
  `adobe.com airtable.com apple.com box.com canva.com cognitoforms.com dropbox.com eventbrite.com
   forms.app forms.gle formsite.com formstack.com goo.gl google.com gofundme.com issuu.com jotform.com
   jotform.us medium.com microsoft.com notion.so office.com sharepoint.com smartsheet.com
   squarespace.com substack.com surveymonkey.com tally.so typeform.com weebly.com wix.com wordpress.com
   wufoo.com zoho.com
   bit.ly discord.com facebook.com fb.me instagram.com linkedin.com linktr.ee reddit.com tinyurl.com
   tiktok.com twitter.com x.com youtube.com youtu.be wikipedia.org github.com archive.org
   academicworks.com aspireapp.org applyists.com applyists.net awardspring.com blackbaud.com
   bold.org cappex.com careeronestop.org chegg.com collegeboard.org collegescholarships.org
   communityforce.com embark.com fastweb.com fundica.com goingmerry.com grantinterface.com
   internationalscholarships.com kaleidoscope.com mykaleidoscope.com niche.com nspa.org
   petersons.com raise.me reviewr.com salliemae.com scholarshipamerica.org scholarshipowl.com
   scholarships.com scholarshipsafrica.com scholly.com slideroom.com smapply.io smapply.org
   submittable.com submit.com studentscholarships.org unigo.com wizehire.com
   aol.com gmail.com gmx.com hotmail.com icloud.com live.com mail.com mail.ru outlook.com proton.me
   protonmail.com qq.com 163.com yahoo.com yandex.ru`.split(/\s+/),
)
