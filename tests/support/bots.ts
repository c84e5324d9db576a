/** Names under which programs fetch a link that somebody has sent: to preview it, to list it, or to look for harm. */
export const BOTS = [
  'facebookexternalhit/1.1',
  'Twitterbot/1.0',
  'Slackbot-LinkExpanding 1.0',
  'Discordbot/2.0',
  'TelegramBot (like TwitterBot)',
  'WhatsApp/2.23',
  'LinkedInBot/1.0',
  'SkypeUriPreview',
  'Googlebot/2.1',
  'Mozilla/5.0 (compatible; Barracuda Link Protect)',
]
