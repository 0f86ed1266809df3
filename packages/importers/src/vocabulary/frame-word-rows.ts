/**
 * Values of enum attributes of the reference frame, which has their titles: `attribute | value | spellings`. Spellings
 * are compared without case, punctuation and spaces.
 */
export const frameWordRows = `
mounting|smd|Surface Mount;SMD;SMT;SMD/SMT;Surface Mount,Vertical;Surface Mount, Right Angle;Surface Mount,Right Angle;Standing paste;Positive Stick;Horizontal attachment;Patch;贴片;卧贴;立贴;поверхностный
mounting|tht|Through Hole;Through-hole;THT;DIP;Plugin;Plug-in;Direct Insert;Bend insert;Straight pin;Brick nogging;Top-mount;插件;直插;弯插;выводной
mounting|panel|Panel Mount;Panel;Panel mounting
mounting|wire|Free Hanging;Cable Mount;Wire;In-line
orientation|straight|Straight;Vertical;Surface Mount,Vertical;Straight pin;Direct Insert;Top Entry
orientation|angled|Right Angle;Right-Angle;Surface Mount, Right Angle;Surface Mount,Right Angle;Bend;Bend insert;Horizontal;Horizontal attachment;Horizontal Termination;Side Entry
packing|tape-reel|Tape & Reel (TR);Tape & Reel;Tape and Reel;TR;Reel
packing|cut|Cut Tape;Cut Tape (CT)
packing|bulk|Bag-packed;Bag;Bulk
packing|tube|Tube-packed;Tube
packing|tray|Tray
packing|box|Box-packed;Box
packing|ammo|Ammo Pack;Ammo
polarity|n-channel|N-Channel;N channel;1 N-channel;2 N-Channel;N沟道
polarity|p-channel|P-Channel;P channel;1 P-Channel;2 P-Channel;P沟道
polarity|n-p-channel|N-Channel + P-Channel;1 N-Channel + 1 P-Channel;2 N-Channel + 2 P-Channel;N and P-Channel;1 N-channel and 1 P-channel;Complementary
polarity|NPN|NPN;1 NPN;2 NPN
polarity|PNP|PNP;1 PNP;2 PNP
bidirectional|true|Bidirectional;Bi-directional;双向
bidirectional|false|Unidirectional;Uni-directional;单向
rail_to_rail|true|Rail-to-Rail Input, Rail-to-Rail Output;Rail-to-rail output;Rail-to-Rail Input;Rail-to-Rail;轨到轨;Yes
output_type|fixed|Fixed;Fixed output
output_type|adjustable|Adjustable;Adjustable output
output_type|open-collector|Open Collector;开集
output_type|open-drain|Open-drain;Open Drain
output_type|push-pull|Push-pull;Push Pull
output_type|transistor|Phototransistor;Transistor
output_type|triac|Triac
output_type|logic|Logic
color|red|Red;红色
color|green|Green;Emerald Green;Emerald
color|blue|Blue;蓝色
color|yellow|Yellow
color|orange|Orange
color|white|White;白色
color|warm-white|Warm White;Warm-white
color|infrared|Infrared;IR;Infrared (IR)
color|ultraviolet|Ultraviolet;UV;Ultraviolet (UV)
color|rgb|RGB;Red, Green, Blue
color|black|Black;黑色
antenna|pcb|On-board PCB Antenna;PCB;PCB Antenna
antenna|connector|IPEX interface;Connector
color|transparent|Transparent;Transparent color;Water Clear;Clear
gender|male|Male;Male pin;Plug;Pin;Male Plug
gender|female|Female;Female pin;Receptacle;Socket;Jack
topology|buck|Buck;Step-down type;Step-down;降压
topology|boost|Boost;Step-up type;Step-up;升压
topology|buck-boost|Buck-Boost;Step-up/step-down;Buck, Boost
topology|flyback|Flyback
topology|charge-pump|Charge Pump
topology|half-bridge|Half-Bridge;Half Bridge
topology|inverting|Inverting
function|gate|AND Gate;NAND Gate;OR Gate;NOR Gate;XOR Gate;XNOR Gate
function|inverter|Inverter;Inverters
function|buffer|Buffer;Buffer/Driver
function|supervisor|Voltage monitor;Voltage Detector;Supervisor
dielectric|C0G|C0G;COG;NP0;NPO
dielectric|X7R|X7R
dielectric|X5R|X5R
dielectric|X6S|X6S
dielectric|X7S|X7S
dielectric|X7T|X7T
dielectric|X8R|X8R
dielectric|X8L|X8L
dielectric|Y5V|Y5V
dielectric|Y5U|Y5U
dielectric|Y5P|Y5P
dielectric|Z5U|Z5U
dielectric|U2J|U2J
dielectric|X7U|X7U
dielectric|X6T|X6T
dielectric|Y5T|Y5T
dielectric|X8G|X8G
dielectric|SL|SL
dielectric|MKP|Polypropylene;Metallized Polypropylene;Polypropylene (PP);PP
dielectric|MKT|Polyester;Metallized Polyester;Polyethylene Terephthalate (PET);PET
`;
