/**
 * @module
 * `outer-rim-referee/client`: a typed client of the HTTP service, for Node and for browsers.
 */
export * from '../client/index.ts';
