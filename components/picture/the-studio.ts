import { drawingThread } from './drawing-thread'
import { Studio } from './studio'

const kept = globalThis as typeof globalThis & { fieldpostStudio?: Studio | undefined }

/** The studio of this process. */
export function theStudio(): Studio {
  kept.fieldpostStudio ??= new Studio(drawingThread())
  return kept.fieldpostStudio
}

/** Puts another studio in place, or none. */
export function setStudio(studio: Studio | undefined): void {
  kept.fieldpostStudio = studio
}
