export * from './forms'
export { standingSchema } from './standing/schema'
export { battleSchema, phaseSchema, stepSchema } from './state-schema'
