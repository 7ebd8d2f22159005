import { startLookup } from '../lookup/start.tsx';

startLookup('panel');
