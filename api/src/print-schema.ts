import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { createSchema, printContract } from './schema.js';

/** Writes the contract to the file that is named, or to the standard output. */
const contract = printContract(createSchema());
const [, , target] = process.argv;
if (target) writeFileSync(target, contract);
else process.stdout.write(contract);
