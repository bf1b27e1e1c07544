import '@/polyfills';
import { type ReaderRequest, tableReader } from './tableReader';

const read = tableReader((answer) => postMessage(answer));

onmessage = ({ data }: MessageEvent<ReaderRequest>) => void read(data);
