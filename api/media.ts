/**
 * @module
 * The media types of bodies and answers.
 */
export const JSON_TYPE = 'application/json';
export const NDJSON_TYPE = 'application/x-ndjson';
export const PLAIN_TYPE = 'text/plain';
/** Server-sent events. */
export const EVENTS_TYPE = 'text/event-stream';
