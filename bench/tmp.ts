import { streamPeak } from './processes.ts';
import { readFileSync } from 'node:fs';
const t = readFileSync('/tmp/b/g1.json', 'utf8').trim();
const text = JSON.stringify(JSON.parse(t));
console.log(text.length);
for (const n of [1000, 4000, 16000, 30000]) { const s = performance.now(); console.log(n, await streamPeak(text, n), ((performance.now() - s) / n).toFixed(3), 'ms/log'); }
