import 'server-only'
import { createTransport } from 'nodemailer'

const PATIENCE = 8_000

/**
 * The way to the server that takes our mail (EMAIL_SERVER, smtp://…). It waits so many milliseconds for each answer,
 * and takes neither files nor what lies at addresses into a letter.
 */
export const mailTransport = (server: string, patience = PATIENCE) =>
  // Beside the address, not as the second argument: those are what letters are made of where they say nothing.
  createTransport({
    url: server,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as object)

/** The bare address within a sender such as `Fieldpost <post@example.org>`. */
export const addressIn = (from: string): string => /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim()
